import { createTheme } from '@mui/material/styles'
import { breakpoints, type Colours, dark, light, measures } from '../../theme/tokens.ts'
import { forms } from './forms.tsx'
import { inputs } from './inputs.tsx'
import { lists } from './lists.tsx'
import { overlays } from './overlays.tsx'
import { records } from './records.tsx'

const palette = (colour: Colours) => ({
  primary: { main: colour.accent, dark: colour['accent-hover'], light: colour['accent-tint'], contrastText: colour['on-accent'] },
  secondary: { main: colour.school, contrastText: colour.surface },
  success: { main: colour.accent, contrastText: colour['on-accent'] },
  warning: { main: colour.mark, contrastText: colour['on-mark'] },
  error: { main: colour.bad, contrastText: colour['on-bad'] },
  info: { main: colour.info, contrastText: colour.surface },
  background: { default: colour.ground, paper: colour.surface },
  text: { primary: colour.ink, secondary: colour['ink-2'], disabled: colour.mute },
  divider: colour.rule,
  action: { hover: colour.sunk, selected: colour['accent-soft'], active: colour.ink },
})

const layer = (name: 'top' | 'dialog' | 'toast') => Number(measures[`z-${name}`])

/** The tokens as a MUI theme of two colour schemes; what MUI has no place for is read as CSS variables. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
  breakpoints: { values: { xs: 0, sm: breakpoints.dialog, md: breakpoints.tablet, lg: breakpoints.desktop, xl: 1440 } },
  shape: { borderRadius: 6 },
  // The order of the tokens, so that the toast is seen above a dialog.
  zIndex: { appBar: layer('top'), drawer: layer('dialog'), modal: layer('dialog'), snackbar: layer('toast'), tooltip: layer('toast') },
  typography: {
    fontFamily: measures.font,
    fontSize: 14,
    body1: { fontSize: measures['t-s'] },
    h1: { fontSize: measures['t-xl'], fontWeight: 650, letterSpacing: '-.01em' },
    h2: { fontSize: measures['t-m'], fontWeight: 650, letterSpacing: '-.01em' },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { size: 'small', disableElevation: true },
      styleOverrides: {
        root: { minHeight: '2.25rem', paddingInline: '.75rem', lineHeight: 1.2, gap: '.5rem', whiteSpace: 'nowrap' },
        outlined: ({ ownerState }) =>
          ownerState.color === 'error'
            ? { borderColor: 'currentcolor', '&:hover': { background: 'var(--bad-soft)' } }
            : {
                color: 'var(--ink)',
                borderColor: 'var(--edge)',
                background: 'var(--surface)',
                '&:hover': { borderColor: 'var(--accent)', background: 'var(--accent-soft)' },
              },
        startIcon: { margin: 0 },
        sizeLarge: { minHeight: '2.75rem', fontSize: measures['t-s'] },
        text: { '&:hover': { background: 'var(--accent-soft)' } },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: { color: 'inherit', borderRadius: measures['r-m'], minWidth: '2.25rem', minHeight: '2.25rem', padding: '.25rem', fontSize: '1.125rem' },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiLink: { defaultProps: { underline: 'hover' } },
    ...inputs,
    ...forms,
    ...lists,
    ...overlays,
    ...records,
  },
})
