import type { Components, Theme } from '@mui/material/styles'
import { newest } from '../../data-providers/list-params.ts'
import { measures } from '../../theme/tokens.ts'
import { type IconName, icons } from '../ui/icons.ts'
import { ListActions } from '../ui/list/ListActions.tsx'
import { ListContent } from '../ui/list/ListContent.tsx'
import { Pager } from '../ui/list/Pager.tsx'
import { NothingFound } from '../ui/list/states.tsx'
import { DownIcon } from './DownIcon.tsx'

/** Our shape where react-admin draws one of MUI's. */
const shape = (name: IconName) => ({
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& path': { d: `path("${icons[name]}")` },
})

/** What every list of the back office has, so that a resource says only what is its own. */
export const lists: Components<Omit<Theme, 'components'>> = {
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
        '&&': { flexDirection: 'column', alignItems: 'stretch', gap: '.5rem', backgroundColor: 'transparent' },
        '& > span:empty': { display: 'none' },
      },
    },
  },
  RaFilterForm: {
    styleOverrides: {
      root: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
        gap: '.5rem',
        minHeight: 0,
        padding: 0,
        '& .filter-field, & .filter-field > .ra-input, & .MuiFormControl-root': { width: '100%' },
        '&:not(:has(.filter-field))': { display: 'none' },
        '& .RaFilterForm-clearFix': { display: 'none' },
      },
    },
  },
  RaFilterButton: { styleOverrides: { root: { '& svg': shape('filters') } } },
  RaFilterFormInput: {
    styleOverrides: {
      root: { '& .RaFilterFormInput-spacer': { display: 'none' }, '& .RaFilterFormInput-hideButton': { marginBottom: 0, '& svg': shape('close') } },
    },
  },
  RaDataTable: {
    defaultProps: { rowClick: false, bulkActionButtons: false, empty: <NothingFound /> },
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
        '& .column-id': { left: 0 },
        '& .pinned': { right: 0 },
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
  MuiTableSortLabel: { defaultProps: { IconComponent: DownIcon }, styleOverrides: { root: { minHeight: '1.75rem' }, icon: { fontSize: 'inherit' } } },
}
