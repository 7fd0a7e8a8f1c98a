import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

export type Tone = 'new' | 'info' | 'ok' | 'mark' | 'mute' | 'done' | 'gone' | 'school' | 'bad'

const colours: Record<Tone, { background: string; color: string; boxShadow?: string }> = {
  new: { background: 'var(--mark)', color: 'var(--on-mark)' },
  info: { background: 'var(--info-soft)', color: 'var(--info)' },
  ok: { background: 'var(--accent-soft)', color: 'var(--accent)' },
  mark: { background: 'var(--mark-soft)', color: 'var(--mark-ink)' },
  mute: { background: 'var(--mute-soft)', color: 'var(--mute)' },
  done: { background: 'var(--accent)', color: 'var(--on-accent)' },
  gone: { background: 'none', color: 'var(--mute)', boxShadow: 'inset 0 0 0 1px var(--edge)' },
  school: { background: 'var(--school-soft)', color: 'var(--school)' },
  bad: { background: 'var(--bad-soft)', color: 'var(--bad)' },
}

const Box = styled('span')<{ tone: Tone }>(({ tone }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.25rem',
  padding: '.0625rem .4375rem',
  borderRadius: 'var(--r-s)',
  fontSize: 'var(--t-xs)',
  fontWeight: 600,
  lineHeight: '1.375rem',
  // a table scrolls instead
  'td &': { whiteSpace: 'nowrap' },
  verticalAlign: 'middle',
  ...colours[tone],
  '& svg': { width: '.9375rem', height: '.9375rem', strokeWidth: 2.25 },
}))

/** A noun with its sign; the word alone tells the state, the colour only helps. */
export const Badge = ({ tone = 'mute', icon, children }: { tone?: Tone; icon?: IconName; children: ReactNode }) => (
  <Box tone={tone}>
    {icon && <Icon name={icon} />}
    {children}
  </Box>
)
