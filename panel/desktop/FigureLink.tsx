import { formatMoney, groupThousands } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { listPath } from '../layout/paths.ts'
import type { Aim } from './figures.ts'

/** A number that leads to the rows that it counts. */
export function FigureLink({ value, isMoney = false, aim }: { value: number; isMoney?: boolean; aim: Aim }) {
  const edition = useEdition()
  const write = isMoney ? formatMoney : groupThousands
  return <Link to={listPath(aim.slug, aim.filter)}>{write(value, edition, edition.panelLanguage)}</Link>
}
