import { isSearched } from '../../theme/search.ts'
import { useTexts } from '../site.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import { ChoiceLinks } from './ChoiceLinks.tsx'
import type { Choice } from './choices.ts'
import styles from './Pick.module.css'

interface Props {
  id: string
  label: string
  choices: readonly Choice[]
  /** A field of the bar, or small beside its label. */
  shape?: 'field' | 'small'
}

/** A field that opens a list of links; `pick-lists.ts` adds search and arrows where there is script (spec: public 2.8, filter dropdown). */
export function Pick({ id, label, choices, shape = 'field' }: Props) {
  const t = useTexts('filters')
  const chosen = choices.findLast((choice) => choice.chosen)
  return (
    <>
      <button type="button" className={classes(styles.button, styles[shape])} popoverTarget={id}>
        <span className={styles.label}>{label}</span>
        <b className={styles.value}>
          <span>{chosen?.label}</span>
          <Icon d={icons.next} turn="down" />
        </b>
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div id={id} popover="auto" className={styles.list} role="group" aria-label={label} data-pick data-filters>
        {isSearched(choices) && (
          <input className={styles.search} type="search" autoComplete="off" placeholder={t.search} aria-label={`${t.search}: ${label}`} autoFocus />
        )}
        <ChoiceLinks choices={choices} under={styles.under} ticked />
        {isSearched(choices) && <p className={styles.nothing} role="status" data-nothing={t.no_results} />}
      </div>
    </>
  )
}
