import { useLayoutEffect, useRef, useState } from 'react'
import { isSearched, placeIn } from '../../../theme/search.ts'
import { useTexts } from '../../site.ts'
import { Input } from '../../ui/Field.tsx'
import { Radio } from '../../ui/Option.tsx'
import type { Choice } from '../choices.ts'
import styles from './FilterSheet.module.css'
import type { Row } from './rows.ts'

/** Lessons and levels shown before "Show more" (spec: public 2.12). */
const FIRST = 5

interface Props {
  kind: Row
  choices: readonly Choice[]
  /** The choice made here; null while it is the one the list has. */
  picked: string | null
  onPick: (id: string) => void
}

/** One long choice; nothing is taken before "Next". */
export function ChoiceView({ kind, choices, picked, onPick }: Props) {
  const t = useTexts('filters')
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const group = useRef<HTMLFieldSetElement>(null)
  // the button that had the keyboard is gone
  useLayoutEffect(() => {
    if (isOpen) group.current?.querySelectorAll('input')[FIRST + 1]?.focus()
  }, [isOpen])
  const chosen = picked ?? choices.findLast((choice) => choice.chosen)?.id
  const found = matching(choices, typed)
  const isFolding = (kind === 'lesson' || kind === 'level') && !isOpen && !typed.trim()
  const shown = isFolding ? firstWith(found, chosen) : found
  return (
    <>
      {isSearched(choices) && (
        <Input
          type="search"
          placeholder={t.search}
          aria-label={t.search}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing && typed.trim() && found[0]) onPick(found[0].id)
          }}
        />
      )}
      <fieldset ref={group} aria-label={t[kind]}>
        {shown.map(({ id, label, under }) => (
          <Radio key={id} name={kind} className={under ? (styles.under ?? '') : ''} checked={id === chosen} onChange={() => onPick(id)}>
            {label}
          </Radio>
        ))}
      </fieldset>
      {shown.length < found.length && (
        <button type="button" className={`${styles.more} textbtn`} onClick={() => setOpen(true)}>
          {t.show_more}
        </button>
      )}
      {found.length === 0 && (
        <p className="soft" role="status">
          {t.no_results}
        </p>
      )}
    </>
  )
}

/** Those that hold what was typed; the choice that sets nothing only where it is the only one: "mat" means mathematics, not "Todas las materias". */
function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const found = choices.filter(({ label }) => placeIn(label, typed) >= 0)
  return typed.trim() && found.length > 1 ? found.filter(({ id }) => id) : found
}

/** The choice that sets nothing, the first five, and the chosen one wherever it stands. */
const firstWith = (choices: readonly Choice[], chosen: string | undefined): Choice[] => choices.filter(({ id }, at) => at <= FIRST || id === chosen)
