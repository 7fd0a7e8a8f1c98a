import { type KeyboardEvent, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { placeIn } from '../../theme/search.ts'
import styles from './Combobox.module.css'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import * as icons from './icons.ts'
import { type ListOption, matching, scrollFor } from './options.ts'

interface Props {
  id: string
  name?: string
  label: string
  options: readonly ListOption[]
  /** Value of the option chosen; null for none. */
  value: string | number | null
  onChoose: (option: ListOption) => void
  /** What the closed field says when nothing is chosen. */
  placeholder: string
  /** The text for no match. */
  nothing: string
  /** Options with a `link` are real links to it. */
  links?: boolean
  className?: string
}

/** A field that opens a list and searches in it: for more than a dozen options (spec: public 2.8, filter dropdown). */
export function Combobox({ id, name, label, options, value, onChoose, placeholder, nothing, links, className }: Props) {
  const chosen = options.flatMap((option) => [option, ...(option.sub ?? [])]).find((option) => option.value === value)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(() => typedEarly(id))
  const [active, setActive] = useState(-1)
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const found = matching(options, typed ?? '')

  const close = useCallback(() => {
    setOpen(false)
    setTyped(null)
    setActive(-1)
  }, [])

  useLayoutEffect(() => {
    if (typed !== null && document.activeElement?.id === id) setOpen(true)
  }, [typed, id])

  // before it is painted, or the list would be seen to jump
  useLayoutEffect(() => {
    if (!open) return
    const selected = list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (list.current && selected) list.current.scrollTop = scrollFor(selected.offsetTop)
    const outside = ({ target }: Event) => target instanceof Node && !box.current?.contains(target) && close()
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open, close])

  const choose = (option: ListOption) => {
    close()
    if (links && option.link) window.location.assign(`/${option.link}`)
    else onChoose(option)
  }
  const step = (by: number) => {
    setOpen(true)
    const next = (active + by + found.length) % Math.max(1, found.length)
    setActive(next)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(active < 0 ? 0 : -1)
    else if (event.key === 'Escape' && open) close()
    else if (event.key === 'Enter' && open) {
      const option = found[active] ?? found[0]
      if (option) choose(option.option)
    } else return
    event.preventDefault()
  }

  return (
    <div ref={box} className={classes(styles.root, className)}>
      <input
        id={id}
        name={name}
        className={styles.field}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        placeholder={placeholder}
        value={typed ?? chosen?.label ?? ''}
        onClick={() => setOpen(true)}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => {
          setTyped(event.currentTarget.value)
          setActive(-1)
        }}
        onKeyDown={press}
        onBlur={({ relatedTarget }) => relatedTarget instanceof Node && !box.current?.contains(relatedTarget) && close()}
      />
      <Icon d={icons.next} turn="down" />
      {open && (
        <div ref={list} id={`${id}-list`} className={styles.list} role="listbox" aria-label={label}>
          {found.map(({ option, under }, at) => (
            <OptionLine
              key={option.value}
              id={`${id}-${at}`}
              option={option}
              under={under}
              typed={typed ?? ''}
              selected={option === chosen}
              active={at === active}
              link={links}
              onChoose={choose}
            />
          ))}
          {found.length === 0 && <p className="soft">{nothing}</p>}
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
  under: boolean
  typed: string
  selected: boolean
  active: boolean
  link: boolean | undefined
  onChoose: (option: ListOption) => void
}

function OptionLine({ id, option, under, typed, selected, active, link, onChoose }: LineProps) {
  const marks = {
    id,
    'data-active': active || undefined,
    className: under ? styles.under : undefined,
  }
  const inside = (
    <>
      <span>{found(option.label, typed)}</span>
      {selected && <Icon d={icons.check} className="push" />}
    </>
  )
  if (link && option.link)
    return (
      <a {...marks} role="option" aria-selected={selected} tabIndex={-1} href={`/${option.link}`}>
        {inside}
      </a>
    )
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's
    <div {...marks} role="option" aria-selected={selected} tabIndex={-1} onClick={() => onChoose(option)}>
      {inside}
    </div>
  )
}

/** The label with the letters that were searched for marked. */
function found(label: string, typed: string): ReactNode {
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
