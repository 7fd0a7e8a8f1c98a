import { measures } from '../../theme/tokens.ts'
import { NARROW } from '../ui/boxes.ts'
import { RecordActions } from '../ui/record/RecordActions.tsx'
import { RecordContent } from '../ui/record/RecordContent.tsx'
import { wholeRecord } from '../ui/record/whole-record.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { Drawn } from './drawn.ts'

/** A name with nothing beside it, or with a field that drew nothing. */
const isEmpty = ':is(:has(> .RaLabeled-label:last-child), :has(> .RaLabeled-label + :empty))'

const page = { disableAuthentication: true, component: RecordContent, actions: <RecordActions /> }
const read = {
  loading: <Skeleton lines={6} />,
  // the page says it, the toast need not
  queryOptions: { onError: () => {}, ...wholeRecord },
}

const pessimistic = { defaultProps: { mutationMode: 'pessimistic' as const } }

/** What every record of the back office has, so that a resource says only what is its own. */
export const records: Drawn = {
  // What changes or deletes a record waits for the server and asks first: an undo that the server does not know would only be a late call.
  RaDeleteButton: pessimistic,
  RaBulkDeleteButton: pessimistic,
  RaUpdateButton: pessimistic,
  RaBulkUpdateButton: pessimistic,
  RaShow: {
    defaultProps: { ...page, ...read },
    styleOverrides: { root: { '& .RaShow-main': { marginTop: 0 }, '& .RaShow-card': { minWidth: 0 } } },
  },
  RaEdit: {
    defaultProps: { ...page, ...read, mutationMode: 'pessimistic', mutationOptions: wholeRecord },
    styleOverrides: { root: { '& .RaEdit-main': { marginTop: 0 }, '& .RaEdit-card': { minWidth: 0 } } },
  },
  RaCreate: {
    defaultProps: page,
    styleOverrides: { root: { '& .RaCreate-main': { marginTop: 0 }, '& .RaCreate-card': { minWidth: 0 } } },
  },
  RaSimpleShowLayout: {
    styleOverrides: {
      root: {
        padding: 0,
        containerType: 'inline-size',
        '& .RaSimpleShowLayout-stack': {
          display: 'grid',
          gridTemplateColumns: 'minmax(6.75rem, auto) 1fr',
          gap: '.5rem 1rem',
          fontVariantNumeric: 'tabular-nums',
          [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0, '& > * > :last-child': { paddingBottom: '.5rem' } },
        },
        '& .RaSimpleShowLayout-row': { display: 'contents', '& > :last-child': { minWidth: 0, overflowWrap: 'anywhere' } },
        [`& .RaSimpleShowLayout-row${isEmpty}`]: { display: 'none' },
      },
    },
  },
  RaLabeled: {
    defaultProps: { TypographyProps: { component: 'span' } as object },
    styleOverrides: { root: { '& .RaLabeled-label': { marginBottom: 0, fontSize: measures['t-s'] } } },
  },
}
