import type { ComponentProps } from 'react'
import { measures } from '../../theme/tokens.ts'
import type { Drawn } from './drawn.ts'
import { shape } from './shape.ts'
import { tick, ticked } from './tick.ts'

/** What floats has an edge too: in the dark a shadow is not seen. */
const floating = { border: '1px solid var(--rule)', boxShadow: 'var(--shadow-pop)', borderRadius: measures['r-m'] }

/** react-admin calls the choice of nothing "clear", whatever is written on it: what is written is its name. */
function Choice({ 'aria-label': label, title, ...props }: ComponentProps<'li'> & { 'data-value'?: unknown }) {
  return <li {...props} {...(props['data-value'] !== '' && { 'aria-label': label, title })} />
}

/** What lies over the page: menus, pickers, hints and dialogs. */
export const overlays: Drawn = {
  MuiDialog: {
    defaultProps: { fullWidth: true, maxWidth: 'sm' },
    styleOverrides: {
      paper: {
        border: '1px solid var(--rule)',
        boxShadow: 'var(--shadow-dialog)',
        borderRadius: measures['r-l'],
        // the content scrolls between title and foot also where a form holds them
        '& > form': { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 },
      },
      paperFullScreen: { border: 0, borderRadius: 0 },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: measures['t-l'], fontWeight: 650 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '1rem 1.5rem', flexWrap: 'wrap', rowGap: '.5rem' } } },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: 'var(--scrim)' } } } },
  // a list's actions say how much there is
  MuiMenu: { styleOverrides: { paper: { '&:has([role=menuitemcheckbox])': { maxHeight: 'max(12rem, var(--menu-room, calc(100% - 96px)))' } } } },
  MuiPopover: { styleOverrides: { paper: { ...floating, marginTop: '.25rem' } } },
  MuiMenuItem: {
    defaultProps: { component: Choice } as object,
    styleOverrides: {
      root: {
        fontSize: measures['t-s'],
        minHeight: '2.25rem',
        '&.Mui-selected, &.Mui-selected:hover': { background: 'var(--accent-soft)' },
        '&[role=menuitemcheckbox] svg': { ...shape('check'), ...tick },
        '&[role=menuitemcheckbox][aria-checked=true] svg': ticked,
      },
    },
  },
  MuiTooltip: { styleOverrides: { tooltip: { background: 'var(--ink)', color: 'var(--ground)', fontSize: measures['t-xs'] } } },
}
