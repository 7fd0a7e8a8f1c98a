import { keyframes, styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { Soft } from './boxes.ts'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

// Nothing is drawn in the first 300 ms: most answers are quicker.
const Lines = styled('div')({
  display: 'grid',
  gap: '.75rem',
  paddingBlock: '.75rem',
  opacity: 0,
  animation: `${appear} 120ms 300ms forwards`,
  '& > i': { height: '2.25rem', borderRadius: 'var(--r-s)', background: 'var(--sunk)' },
})

/** Holds the place of what is on its way, and says so (spec: back-office 1). */
export function Skeleton({ lines = 4 }: { lines?: number }) {
  const translate = useTranslate()
  return (
    <div role="status">
      <Lines>
        <Soft>{translate('common.wait')}</Soft>
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else
          <i key={line} aria-hidden="true" />
        ))}
      </Lines>
    </div>
  )
}
