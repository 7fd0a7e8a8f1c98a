import { Accordion } from '../ui/Accordion.tsx'
import { classes } from '../ui/classes.ts'
import styles from './Questions.module.css'

interface Props {
  /** Staff may leave it out. */
  header: string
  faq: readonly (readonly string[])[]
  /** Below an article its heading is smaller than those of the text. */
  small?: boolean
  /** The heading stands at the left of them where there is room. */
  beside?: boolean
}

/** Questions under a heading of their own (spec: public 2.16, FAQ). */
export const Questions = ({ header, faq, small = false, beside = false }: Props) =>
  faq.length > 0 && (
    <section className={classes('col', small && 'snug', beside ? styles.beside : 'read')} {...(header && { 'aria-labelledby': 'faq' })}>
      {header && (
        <h2 id="faq" className={small ? 'l' : undefined}>
          {header}
        </h2>
      )}
      <Accordion faq={faq} />
    </section>
  )
