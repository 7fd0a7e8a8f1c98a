import { styled } from '@mui/material/styles'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { More } from './More.ts'

/** Width that stays free at the end of a line for what shows the rest of it, px (spec: public 9.14, decisions WEB-16). */
const RESERVE = 190

/** Where there is no room for one word and the reserve, what shows the rest stands below. */
const Frame = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '.25rem .5rem' })
const List = styled('ul')<{ folded: boolean }>(({ folded }) => ({
  display: 'flex',
  flexWrap: folded ? 'nowrap' : 'wrap',
  gap: '.125rem .375rem',
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...(folded && { overflow: 'hidden', '& li': { whiteSpace: 'nowrap' }, '& li:only-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' } }),
}))

/** How many of these fit beside each other: all of them, or as many as leave the reserve free; one always does, cut off at its end. */
export function fitting(widths: readonly number[], room: number, gap: number, reserve = RESERVE): number {
  const ends = widths.map((_, at) => widths.slice(0, at + 1).reduce((sum, width) => sum + width + gap, -gap))
  if ((ends.at(-1) ?? 0) <= room) return widths.length
  return Math.max(1, ends.filter((end) => end <= room - reserve).length)
}

/** A list in one line: what the width has no room for folds behind "show more", which opens it for good. */
export function FoldedLine({ items }: { items: readonly string[] }) {
  const translate = useTranslate()
  const frame = useRef<HTMLDivElement>(null)
  const [most, setMost] = useState(items.length)
  const [isOpen, setOpen] = useState(false)
  const key = items.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when the words are others
  useLayoutEffect(() => {
    const at = frame.current
    if (!at || isOpen) return
    // the words are measured whole, in a copy that nobody sees
    const measure = () => {
      const copy = at.cloneNode(false) as HTMLDivElement
      copy.style.cssText = 'position:absolute;visibility:hidden;white-space:nowrap'
      copy.append(...items.map((item) => Object.assign(document.createElement('span'), { textContent: `${item},` })))
      at.append(copy)
      const widths = [...copy.children].map((word) => word.getBoundingClientRect().width)
      copy.remove()
      setMost(fitting(widths, at.clientWidth, 6))
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(at)
    return () => sizes.disconnect()
  }, [key, isOpen])
  const shown = isOpen ? items : items.slice(0, most)
  const rest = items.length - shown.length
  return (
    <Frame ref={frame}>
      <List folded={!isOpen}>
        {shown.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
          <li key={at}>
            {item}
            {at < items.length - 1 && ','}
          </li>
        ))}
      </List>
      {rest > 0 && (
        <More type="button" onClick={() => setOpen(true)}>
          {translate('common.show_more', { smart_count: rest })}
        </More>
      )}
    </Frame>
  )
}
