import { styled } from '@mui/material/styles'
import { diffWords } from 'diff'
import { useMemo } from 'react'

/** Words of any script: those of the package itself are Latin ones alone. */
const intlSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

export const Marked = styled('span')({
  '& ins': { background: 'var(--accent-tint)', color: 'inherit', textDecorationColor: 'var(--accent)' },
  '& del': { background: 'var(--bad-soft)', color: 'var(--bad)' },
})

interface Props {
  was: string
  now: string
  /** `was` alone shows the old text with what is taken out of it. */
  side?: 'was' | 'both'
}

/** What was added to a text and what was taken out, word by word. */
export function Difference({ was, now, side = 'both' }: Props) {
  const parts = useMemo(() => diffWords(was, now, { intlSegmenter }), [was, now])
  return (
    <Marked>
      {parts.map(({ value, added, removed }, at) => {
        if (added && side === 'was') return null
        const Tag = added ? 'ins' : removed ? 'del' : 'span'
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have their place alone
        return <Tag key={at}>{value}</Tag>
      })}
    </Marked>
  )
}
