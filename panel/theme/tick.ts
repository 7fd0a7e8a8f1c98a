/** The box of a tick, drawn alike in both schemes and wherever one is set. */
export const tick = {
  width: '1.125rem',
  height: '1.125rem',
  border: '1px solid var(--edge)',
  borderRadius: '.25rem',
  background: 'var(--surface)',
  color: 'transparent',
  strokeWidth: 3,
}

export const ticked = { background: 'var(--accent)', borderColor: 'var(--accent)', color: 'var(--on-accent)' }
