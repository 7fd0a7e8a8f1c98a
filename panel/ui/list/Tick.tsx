import { styled } from '@mui/material/styles'

const Target = styled('label')({
  display: 'grid',
  placeItems: 'center',
  minWidth: '1.75rem',
  minHeight: '1.75rem',
  '& input': { width: '1.125rem', height: '1.125rem', margin: 0, accentColor: 'var(--accent)' },
})

/** A tick box with a target of 28 px. */
export const Tick = ({ label, isOn, onToggle }: { label: string; isOn: boolean; onToggle: () => void }) => (
  <Target>
    <input type="checkbox" aria-label={label} checked={isOn} onChange={onToggle} />
  </Target>
)
