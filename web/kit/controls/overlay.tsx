// What lies over the table: popovers, dialogs, sheets, menus, selections. Built on react-aria-components.

import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import {
  Button as AriaButton,
  Dialog as AriaDialog,
  Popover as AriaPopover,
  Select as AriaSelect,
  Heading,
  I18nProvider,
  Label,
  ListBox,
  ListBoxItem,
  Modal,
  ModalOverlay,
  SelectValue,
} from 'react-aria-components';
import './overlay.css';
import { useLanguage } from '../../words.tsx';
import { cancel } from '../glyphs.ts';
import { Icon } from './icon.tsx';

/** What react-aria says by itself, to readers of the screen alone, it says in the language of the page. */
export function Spoken({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  return language ? <I18nProvider locale={language}>{children}</I18nProvider> : children;
}

export interface PopoverProps {
  readonly by: RefObject<Element | null>;
  readonly open: boolean;
  onClose(): void;
  readonly label: string;
  readonly children: ReactNode;
  /** `paper` speaks to the player; `dark` holds facts and refusals. */
  readonly material?: 'paper' | 'dark';
  readonly placement?: 'top' | 'bottom' | 'left' | 'right' | 'right top' | 'bottom left';
  /** It asks something: a touch elsewhere only closes it. Otherwise that touch counts where it was meant. */
  readonly asks?: boolean;
  /** It only says something: a touch on it counts for what lies beneath. */
  readonly note?: boolean;
}

/** Beside a thing: a rule, a reason, a few options. */
export function Popover({
  by,
  open,
  onClose,
  label,
  children,
  material = 'paper',
  placement,
  asks = false,
  note = false,
}: PopoverProps) {
  const self = useRef<HTMLElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!open || asks) return;
    const elsewhere = (event: PointerEvent): void => {
      const { target } = event;
      const inside = target instanceof Node && (self.current?.contains(target) || by.current?.contains(target));
      if (!inside) close.current();
    };
    document.addEventListener('pointerdown', elsewhere, true);
    return () => document.removeEventListener('pointerdown', elsewhere, true);
  }, [open, asks, by]);
  return (
    <Spoken>
      <AriaPopover
        ref={self}
        triggerRef={by}
        isOpen={open}
        onOpenChange={next => {
          if (!next) onClose();
        }}
        placement={placement ?? 'top'}
        isNonModal={!asks}
        // What opened it may close it again by itself.
        shouldCloseOnInteractOutside={element => asks || !by.current?.contains(element)}
        offset={12}
        className={`v-popover ${material === 'paper' ? 'v-paper' : 'v-popover-dark'}`}
        data-note={note || undefined}
      >
        <AriaDialog aria-label={label} className="v-popover-body">
          {children}
        </AriaDialog>
      </AriaPopover>
    </Spoken>
  );
}

export interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  onClose(): void;
  readonly children: ReactNode;
  readonly buttons?: ReactNode;
  /** A panel at the side on wide screens, a sheet on phones. */
  readonly side?: boolean;
  readonly wide?: boolean;
  readonly closeLabel?: string;
  readonly material?: 'paper' | 'dark';
}

/** Over everything, on paper; on a phone it becomes a sheet from below. */
export function Dialog({
  title,
  open,
  onClose,
  children,
  buttons,
  side,
  wide,
  closeLabel,
  material = 'paper',
}: DialogProps) {
  return (
    <Spoken>
      <ModalOverlay
        isOpen={open}
        isDismissable
        onOpenChange={next => {
          if (!next) onClose();
        }}
        className="v-veil"
        data-side={side || undefined}
      >
        <Modal className="v-modal" data-side={side || undefined} data-wide={wide || undefined}>
          <AriaDialog className={`v-dialog ${material === 'paper' ? 'v-paper' : 'v-dialog-dark'}`}>
            <header className="v-dialog-head">
              <Heading slot="title" level={2} className="v-dialog-title">
                {title}
              </Heading>
              {closeLabel && (
                <button
                  type="button"
                  className="v-dialog-close"
                  aria-label={closeLabel}
                  title={closeLabel}
                  onClick={onClose}
                >
                  <Icon glyph={cancel} size={20} />
                </button>
              )}
            </header>
            <div className="v-dialog-body">{children}</div>
            {buttons && <footer className="v-dialog-buttons">{buttons}</footer>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </Spoken>
  );
}

export interface SelectProps {
  readonly label: string;
  readonly note?: ReactNode;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly name: string; readonly note?: string | undefined }[];
  onChange(value: string): void;
}

export function Select({ label, note, value, choices, onChange }: SelectProps) {
  return (
    <Spoken>
      <AriaSelect className="v-select" value={value} onChange={key => onChange(String(key))}>
        <span className="v-select-words">
          <Label>{label}</Label>
          {note && <small>{note}</small>}
        </span>
        <AriaButton className="v-select-button">
          <SelectValue className="v-select-value">
            {() => choices.find(choice => choice.value === value)?.name}
          </SelectValue>
          <span aria-hidden="true"> ▾</span>
        </AriaButton>
        <AriaPopover className="v-popover v-popover-dark v-select-popover">
          <ListBox className="v-list" items={choices.map(choice => ({ ...choice, id: choice.value }))}>
            {choice => (
              <ListBoxItem id={choice.id} textValue={choice.name} className="v-list-item">
                <b>{choice.name}</b>
                {choice.note && <small>{choice.note}</small>}
              </ListBoxItem>
            )}
          </ListBox>
        </AriaPopover>
      </AriaSelect>
    </Spoken>
  );
}
