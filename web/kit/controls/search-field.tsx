// Where one types what one looks for.

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
}

export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <input
    className="field"
    type="search"
    aria-label={label}
    placeholder={label}
    value={value}
    onChange={event => onChange(event.target.value)}
  />
);
