import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { NARROW } from './boxes.ts'

/** Two columns of pairs need this much room of their own, whatever the window is. */
const ROOM = '@container (min-width: 34rem)'

const Frame = styled('div')({ containerType: 'inline-size' })

const List = styled('dl')<{ wide: boolean }>(({ wide }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(6.75rem, auto) 1fr',
  gap: '.5rem 1rem',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: 'var(--ink-2)' },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0, '& dd': { paddingBottom: '.5rem' } },
  ...(wide && { [ROOM]: { gridTemplateColumns: 'auto 1fr auto 1fr' } }),
}))

/** Names and values under each other, in two columns where `wide`; what has no value is left out. */
export const Pairs = ({ of, wide = false }: { of: readonly (readonly [name: ReactNode, value: ReactNode])[]; wide?: boolean }) => (
  <Frame>
    <List wide={wide}>
      {of
        .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pairs may have one name, two accounts of a messenger
          <Pair key={at} name={name} value={value} />
        ))}
    </List>
  </Frame>
)

const Pair = ({ name, value }: { name: ReactNode; value: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
)
