import type { CatalogueFilters } from '../../../schemas/index.ts'
import { plural } from '../../../theme/words.ts'
import { heedOnce } from '../../browser/heed-once.ts'
import { useHref, useSite, useTexts } from '../../site.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import styles from './FilterSheet.module.css'

interface Props {
  list: CatalogueFilters | null
  busy: boolean
}

/** How many tutors the filter leaves, and the way to them (spec: public 2.12). */
export function ShowButton({ list, busy }: Props) {
  const { edition, language } = useSite()
  const t = useTexts('filters')
  const href = useHref()
  const count = list?.total_count ?? 0
  const label = !list ? t.show : count === 0 ? t.nobody : plural(t.show_tutors, count, edition, language)
  const isCounted = list && !busy
  return (
    <>
      {isCounted ? (
        <LinkButton className={styles.show} data-filters onClick={heedOnce} href={href(`/${list.path}`)}>
          {label}
        </LinkButton>
      ) : (
        <Button className={styles.show} busy={busy} disabled={!list && !busy}>
          {label}
        </Button>
      )}
      <span className="hide" role="status">
        {isCounted && label}
      </span>
    </>
  )
}
