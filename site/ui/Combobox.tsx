import { type KeyboardEvent, type MouseEventHandler, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { placeIn } from '../../theme/search.ts'
import styles from './Combobox.module.css'
import type { Control } from './Field.tsx'
import { Icon } from './Icon.tsx'
import * as icons from './icons.ts'
import { matching } from './matching.ts'
import { type ListOption, scrollFor } from './options.ts'

interface Props extends Partial<Pick<Control, 'aria-invalid' | 'aria-describedby' | 'autoFocus'>> {
  id: string
  name?: string
  label: string
  options: readonly ListOption[]
  /** Value of the option chosen; null for none. */
  value: string | number | null
  /** What stood in it when its form was sent without script. */
  typed?: string | undefined
  /** Null: the choice is taken back. */
  onChoose: (option: ListOption | null) => void
  /** What the closed field says when nothing is chosen. */
  placeholder: string
  /** The text for no match. */
  nothing: string
  /** Words that take a choice back: the list's first line, and the name of the cross. Missing: a choice can only be changed. */
  taking?: { all: string; clear: string }
}

/** A line of the list that stands for no option. */
const ALL = ''

/**
 * A field that opens a list and searches in it: for more than a dozen options (spec: public 2.8, filter dropdown). What was typed is not lost: leaving
 * the field takes the first match. A `<label>` names it.
 */
export function Combobox({ id, name, label, options, value, typed: sent, onChoose, placeholder, nothing, taking, ...state }: Props) {
  const chosen = options.find((option) => option.value === value)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(() => typedEarly(id) ?? (sent || null))
  const [active, setActive] = useState(-1)
  const field = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const all = taking && value !== null && !typed?.trim() ? [{ value: ALL, label: taking.all }] : []
  const found = [...all, ...matching(options, typed ?? '')]
  const shown = typed ?? chosen?.label ?? ''

  const close = () => {
    setOpen(false)
    setTyped(null)
    setActive(-1)
  }

  useLayoutEffect(() => {
    if (typed !== null && document.activeElement?.id === id) setOpen(true)
  }, [typed, id])

  // the press outside also takes the focus away, before the field is drawn anew
  const isLeft = useRef(false)
  useLayoutEffect(() => {
    isLeft.current = false
  })
  const leave = () => {
    if (isLeft.current) return
    isLeft.current = true
    const first = typed?.trim() ? found[0] : undefined
    // what nothing matches stays to be seen and mended
    if (typed === null || first || typed.trim() === '') close()
    else setOpen(false)
    if (typed !== null && (first ?? null) !== (chosen ?? null)) onChoose(first ?? null)
  }
  const leaving = useRef(leave)
  leaving.current = leave

  // what is typed next takes the place of what was chosen
  useLayoutEffect(() => {
    if (value !== null && document.activeElement === field.current) field.current?.select()
  }, [value])

  // before it is painted, or the list would be seen to jump
  useLayoutEffect(() => {
    if (!open) return
    const selected = list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (list.current && selected) list.current.scrollTop = scrollFor(selected.offsetTop)
    const outside = ({ target }: Event) => target instanceof Node && !box.current?.contains(target) && leaving.current()
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])

  const choose = (option: ListOption) => {
    close()
    onChoose(option.value === ALL ? null : option)
  }
  const step = (by: number) => {
    setOpen(true)
    const next = (active + by + found.length) % Math.max(1, found.length)
    setActive(next)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent) => {
    // keys that choose among an input method's words are its own
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(active < 0 ? 0 : -1)
    else if (event.key === 'Escape' && open) close()
    else if (event.key === 'Enter' && open) {
      // what is chosen already stays, and an emptied field takes it back
      const option = found[active] ?? (typed?.trim() || value === null ? found[0] : undefined)
      if (option) choose(option)
      else if (!typed?.trim()) leave()
    } else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its field and its cross are left as one
    <div
      ref={box}
      className={styles.root}
      onBlur={({ currentTarget, relatedTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && leave()}
    >
      <input
        {...state}
        ref={field}
        id={id}
        name={name}
        className={styles.field}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        placeholder={placeholder}
        value={shown}
        onClick={({ currentTarget }) => {
          setOpen(true)
          if (typed === null) currentTarget.select()
        }}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => {
          setTyped(event.currentTarget.value)
          setActive(-1)
        }}
        onKeyDown={press}
      />
      {taking && shown ? (
        <button
          type="button"
          className={styles.clear}
          aria-label={`${taking.clear}: ${label}`}
          onClick={() => {
            close()
            onChoose(null)
            field.current?.focus()
          }}
        >
          <Icon d={icons.close} />
        </button>
      ) : (
        <Icon d={icons.next} turn="down" />
      )}
      <p className={styles.nothing} role="status">
        {open && found.length === 0 && nothing}
      </p>
      {open && found.length > 0 && (
        // the field keeps the focus, though browsers stop by Tab at what scrolls
        <div
          ref={list}
          id={`${id}-list`}
          className={styles.list}
          role="listbox"
          aria-label={label}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
        >
          {found.map((option, at) => (
            <OptionLine
              key={option.value}
              id={`${id}-${at}`}
              option={option}
              typed={typed ?? ''}
              selected={option === chosen}
              active={at === active}
              onChoose={({ nativeEvent }) => {
                choose(option)
                // a telephone's keyboard lies over what comes next
                if ((nativeEvent as PointerEvent).pointerType === 'touch') field.current?.blur()
              }}
            />
          ))}
        </div>
      )}
    </div>
  )
}

/** What was typed before the script came. */
const typedEarly = (id: string): string | null => {
  if (typeof document === 'undefined') return null
  const field = document.getElementById(id)
  return field instanceof HTMLInputElement && field.value !== field.defaultValue ? field.value : null
}

interface LineProps {
  id: string
  option: ListOption
  typed: string
  selected: boolean
  active: boolean
  onChoose: MouseEventHandler
}

function OptionLine({ id, option, typed, selected, active, onChoose }: LineProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's
    // biome-ignore lint/a11y/useFocusableInteractive: so is the focus
    <div id={id} data-active={active || undefined} role="option" aria-selected={selected} onClick={onChoose}>
      <span>{marked(option.label, typed)}</span>
      {selected && <Icon d={icons.check} className="push" />}
    </div>
  )
}

/** The label with the letters that were searched for marked. */
function marked(label: string, typed: string): ReactNode {
  const at = placeIn(label, typed)
  if (at < 0 || !typed.trim()) return label
  const end = at + typed.trim().length
  return (
    <>
      {label.slice(0, at)}
      <mark>{label.slice(at, end)}</mark>
      {label.slice(end)}
    </>
  )
}
