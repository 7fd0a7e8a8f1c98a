import { keyframes } from '@mui/material/styles'
import { newest } from '../../data-providers/list-params.ts'
import { breakpoints, measures } from '../../theme/tokens.ts'
import { ListActions } from '../ui/list/ListActions.tsx'
import { ListContent } from '../ui/list/ListContent.tsx'
import { Pager } from '../ui/list/Pager.tsx'
import { NothingFound } from '../ui/list/states.tsx'
import { TableBody } from '../ui/list/TableBody.tsx'
import { DownIcon } from './DownIcon.tsx'
import type { Drawn } from './drawn.ts'
import { shape } from './shape.ts'

const leaves = keyframes({ '0%, 99%': { opacity: 1 }, '100%': { opacity: 0 } })
/** The edge of cells that stay in sight, as long as others lie under it: how far the table is scrolled moves it, not time. */
const edge = (side: 'left' | 'right') => ({
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  [side]: '100%',
  width: '.75rem',
  background: `linear-gradient(to ${side === 'right' ? 'left' : 'right'}, var(--rule) 1px, rgb(0 0 0 / .08) 1px, transparent)`,
  pointerEvents: 'none',
  '@supports (animation-timeline: scroll())': {
    opacity: 0,
    animation: `${leaves} linear both ${side === 'right' ? 'normal' : 'reverse'} !important`,
    animationTimeline: 'scroll(nearest inline) !important',
  },
})

/** What every list of the back office has, so that a resource says only what is its own. */
export const lists: Drawn = {
  RaList: {
    defaultProps: {
      perPage: 25,
      sort: newest,
      exporter: false,
      disableAuthentication: true,
      component: ListContent,
      actions: <ListActions />,
      pagination: <Pager />,
      empty: false,
      // A failure is told in place of the rows, not by a toast besides.
      queryOptions: { onError: () => {} },
    },
    styleOverrides: {
      root: { '& .RaList-main': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem' }, '& .RaList-content': { minWidth: 0 } },
    },
  },
  RaListToolbar: {
    styleOverrides: {
      // over react-admin's own rules for phones
      root: {
        '&&': { flexFlow: 'row wrap', justifyContent: 'start', gap: '.5rem', backgroundColor: 'transparent' },
        '& > span:empty': { display: 'none' },
        '& > div': { minHeight: '2.5rem' },
        // of a list without filters, whose buttons stand beside its name
        '&:not(:has(> form, > div:not(:empty)))': { display: 'none' },
      },
    },
  },
  RaFilterForm: {
    // Typing has come to a pause; a choice need not wait long for it.
    defaultProps: { debounce: 250 } as object,
    styleOverrides: {
      root: {
        // as wide as the list, or beside the buttons where there is room for both
        '&&': { flex: '1 1 min(44rem, 100%)', gap: '.5rem', minHeight: 0, padding: 0 },
        '& .filter-field': { flex: '1 1 8.5rem', [`@media (min-width: ${breakpoints.dialog}px)`]: { maxWidth: '18rem' } },
        // with its cross, a switch also with its name beside it
        '& .filter-field:has(.hide-filter)': { flexBasis: '11rem' },
        '& .filter-field:has(.MuiSwitch-root)': { flex: 'none', minHeight: '2.5rem', alignItems: 'center' },
        // chips take the whole width of the list, and the buttons stand beside the other filters
        '&&:has([role=group])': { display: 'contents' },
        '& .filter-field:has(> [role=group])': { flexBasis: '100%', maxWidth: 'none' },
        '& .ra-input, & .MuiFormControl-root': { width: '100%', minWidth: 0 },
        '&:not(:has(.filter-field))': { display: 'none' },
        '& .RaFilterForm-clearFix': { display: 'none' },
      },
    },
  },
  RaFilterButton: {
    styleOverrides: {
      root: {
        '& svg': { ...shape('filters'), width: '1.25em', height: '1.25em', fontSize: 'inherit' },
        // what MUI puts before the words takes a gap too
        '& .MuiButton-root::before': { content: 'none' },
        '& .MuiButton-startIcon > *': { fontSize: 'inherit' },
        // on a phone it is a sign among outlined buttons
        '& .MuiIconButton-root': { border: '1px solid var(--edge)', borderRadius: measures['r-s'], background: 'var(--surface)' },
      },
    },
  },
  RaFilterFormInput: {
    styleOverrides: {
      root: {
        '& .RaFilterFormInput-spacer': { display: 'none' },
        '& .RaFilterFormInput-hideButton': { minWidth: '1.75rem', minHeight: '2.5rem', marginBottom: 0, '& svg': shape('close') },
      },
    },
  },
  RaDataTable: {
    defaultProps: { rowClick: false, bulkActionButtons: false, empty: <NothingFound />, body: TableBody },
    styleOverrides: {
      root: {
        background: 'var(--surface)',
        border: '1px solid var(--rule)',
        borderRadius: measures['r-m'],
        fontVariantNumeric: 'tabular-nums',
        // It scrolls by itself, so that its head stays in sight, and with it the number or name of each row.
        '& .RaDataTable-tableWrapper': { overflow: 'auto', maxHeight: 'calc(100dvh - 2rem)', borderRadius: 'inherit' },
        '& .RaDataTable-headerCell': { backgroundColor: 'var(--surface)', borderBottom: 0, boxShadow: 'inset 0 -1px var(--rule)' },
        '& tbody tr': { backgroundColor: 'var(--surface)' },
        '& .column-id, & .pinned': { position: 'sticky', zIndex: 1, backgroundColor: 'inherit' },
        '& .column-id': { left: 0, '&::after': edge('left') },
        '& .pinned': { right: 0, '&::after': edge('right') },
        '& .RaDataTable-headerCell:is(.column-id, .pinned)': { zIndex: 3, backgroundColor: 'var(--surface)' },
        '& td a': { fontWeight: 600 },
        '& td a[href^="tel:"]': { fontWeight: 'inherit', color: 'inherit', '&:not(:hover)': { textDecoration: 'none' } },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '.375rem .5rem',
        borderColor: 'var(--rule)',
        fontSize: measures['t-s'],
        '& small': { display: 'block', fontSize: measures['t-xs'], color: 'var(--ink-2)' },
      },
      head: { fontSize: measures['t-xs'], fontWeight: 650, color: 'var(--ink-2)', whiteSpace: 'nowrap' },
      // of one sign, whose target has room of its own
      paddingNone: { paddingInline: 0 },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover': { backgroundColor: 'var(--sunk)' },
        '&:has(.select-item.Mui-checked)': { backgroundColor: 'var(--accent-soft)' },
        '&:last-child td': { borderBottom: 0 },
      },
    },
  },
  MuiTableSortLabel: {
    defaultProps: { IconComponent: DownIcon },
    styleOverrides: {
      root: { minHeight: '1.75rem' },
      // the sign of the others comes with the pointer and takes no room before
      icon: { fontSize: 'inherit', '.MuiTableSortLabel-root:not(.Mui-active) > &': { marginInlineEnd: '-1.25em' } },
    },
  },
}
