import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useListContext, useTranslate } from 'ra-core'
import { type ReactNode, useId, useState } from 'react'
import { breakpoints } from '../../../theme/tokens.ts'
import { Row } from '../boxes.ts'
import { Chip } from '../Chip.tsx'
import { Count } from '../Count.tsx'
import { Icon } from '../Icon.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FilterBox } from './FilterBox.tsx'
import { type Filter, withFilter } from './filters.ts'

const Boxes = styled('div')({ display: 'grid', gap: '.5rem', gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))', alignItems: 'end' })

/**
 * The filters of a list: the first few beside each other, all others behind "More filters", the set ones as chips to take away.
 * On a phone all of them unfold.
 */
export function FilterBar({ filters, first, children }: { filters: readonly Filter[]; first: number; children?: ReactNode }) {
  const { filterValues, setFilters } = useListContext()
  const isWide = useMediaQuery(`(min-width:${breakpoints.tablet}px)`)
  const [isOpen, setOpen] = useState(false)
  const translate = useTranslate()
  const id = useId()
  const always = isWide ? filters.slice(0, first) : []
  const folded = filters.slice(always.length)
  const box = (filter: Filter) => (
    <FilterBox
      key={filter.source}
      filter={filter}
      value={filterValues[filter.source]}
      onChange={(value) => setFilters(withFilter(filterValues, filter.source, value))}
    />
  )
  return (
    <>
      {always.length > 0 && <Boxes>{always.map(box)}</Boxes>}
      <Row>
        {folded.length > 0 && (
          <Chip type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            <Icon name="filters" />
            {translate(isWide ? 'common.more_filters' : 'common.filters')}
            <Count of={folded.filter(({ source }) => source in filterValues).length} />
          </Chip>
        )}
        <ActiveFilters filters={filters} />
        {children}
      </Row>
      <Boxes id={id} hidden={!isOpen} style={isOpen ? undefined : { display: 'none' }}>
        {isOpen && folded.map(box)}
      </Boxes>
    </>
  )
}
