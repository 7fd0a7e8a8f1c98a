import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { tokensCss } from '../../theme/tokens.ts'

const rules = {
  'html, body': { background: 'var(--ground)' },
  body: { overflowWrap: 'break-word' },
  a: { color: 'var(--accent)', textUnderlineOffset: '.1875rem' },
  ':focus-visible': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
  '.MuiButtonBase-root.Mui-focusVisible': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
  '@media (prefers-reduced-motion: reduce)': { '*, ::before, ::after': { animation: 'none !important', transition: 'none !important' } },
}
const tokens = tokensCss()

/** The tokens as CSS variables, and what holds on every screen. */
export const Ground = () => (
  <>
    <CssBaseline />
    <GlobalStyles styles={tokens} />
    <GlobalStyles styles={rules} />
  </>
)
