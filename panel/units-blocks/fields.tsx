import { useRecordContext, useTranslate } from 'react-admin'
import type { UnitsBlock } from '../../schemas/index.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Moment } from '../ui/moments.tsx'

export type { UnitsBlock }

export function NameLink() {
  const block = useRecordContext<UnitsBlock>()
  return block ? <Link to={pathTo(slugs.units_blocks, block.id)}>{block.name}</Link> : null
}

/** Where the site shows a block of this key. */
export function usePlace() {
  const translate = useTranslate()
  return (key: string) => translate(`units_blocks.places.${key}`, { _: translate('units_blocks.places.other') })
}

export function Place() {
  const block = useRecordContext<UnitsBlock>()
  const placeOf = usePlace()
  return block ? placeOf(block.key) : null
}

export function Updated() {
  const block = useRecordContext<UnitsBlock>()
  return block ? <Moment at={block.updated_at} /> : null
}
