// A picture of the booklet, as cut-paper theatre: dusk, a wood far off, the heroes before what the page is about.

const FIRS = [20, 62, 96, 138, 330, 372, 404, 452, 486];

export function StoryPicture({ heroes, glyph }: { readonly heroes: readonly string[]; readonly glyph: string }) {
  return (
    <svg viewBox="0 0 500 200" aria-hidden="true" className="ash-picture">
      <defs>
        <linearGradient id="ash-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3a2a4c" />
          <stop offset=".6" stopColor="#8a4a46" />
          <stop offset="1" stopColor="#d28a4a" />
        </linearGradient>
        <radialGradient id="ash-glow">
          <stop offset="0" stopColor="#ffd88f" stopOpacity=".9" />
          <stop offset="1" stopColor="#ffd88f" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="500" height="200" fill="url(#ash-dusk)" />
      <path d="M70 26a24 24 0 1 0 22 34a20 20 0 1 1 -22 -34z" fill="#ffe9c4" />
      {FIRS.map((x, n) => (
        <path key={x} d={`M${x} ${84 + (n % 3) * 14}l26 80h-52z`} fill="#2e1d28" opacity=".75" />
      ))}
      <circle cx="360" cy="118" r="96" fill="url(#ash-glow)" />
      <path d="M0 170Q120 140 250 158T500 150V200H0Z" fill="#1b1013" />
      <g fill="#160c10" stroke="#ffd88f" strokeWidth="6" transform="translate(300 50) scale(.235)">
        <path d={glyph} />
      </g>
      {heroes.map((hero, n) => (
        <g
          key={hero}
          fill="#160c10"
          stroke="#f6a93b"
          strokeWidth="8"
          transform={`translate(${118 + n * 76} ${96 - n * 6}) scale(.155)`}
        >
          <path d={hero} />
        </g>
      ))}
    </svg>
  );
}
