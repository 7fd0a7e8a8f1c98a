import Checkbox from '@mui/material/Checkbox'

/** A tick box alone, whose label is for screen readers. */
export const Tick = ({ label, isOn, onToggle }: { label: string; isOn: boolean; onToggle: () => void }) => (
  <Checkbox sx={{ marginInlineStart: '-.3125rem' }} aria-label={label} checked={isOn} onChange={onToggle} />
)
