import { List, useRecordContext } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { RulesFailure } from '../orders/RulesFailure.tsx'
import { Push, Row, Soft } from '../ui/boxes.ts'
import type { BulkVerb } from '../ui/list/bulk/verbs.ts'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Records } from '../ui/list/Records.tsx'
import { Day } from '../ui/moments.tsx'
import { ActAs, AllLessons, Contact, Lessons, Money, Name, Place, Score, Status, type Tutor } from './fields.tsx'
import { useTutorFilters } from './filters.tsx'

const bulk: BulkVerb[] = (['set_active', 'set_inactive'] as const).map((name) => ({
  name,
  call: (id) => dataOf(api.post(`/admin/tutor/${name}` as const, { tutor_id: id })),
}))

/** Its words stand below each other: what it heads is narrower. */
const narrowHead = { '&.MuiTableCell-head': { whiteSpace: 'normal', lineHeight: 1.25, minWidth: '6rem' } }

const columns = [
  <Column<Tutor> key="name" source="id" label="tutors.columns.name" sortable sx={{ minWidth: '11rem' }} field={Name} />,
  <Column<Tutor> key="status" label="tutors.columns.status" field={Status} />,
  <Column<Tutor> key="contacts" label="tutors.columns.contacts" sx={{ minWidth: '9rem' }} field={Contact} />,
  <Column<Tutor> key="lessons" label="tutors.columns.lessons" sx={{ ...narrowHead, minWidth: '9rem' }} field={Lessons} inFile={AllLessons} />,
  <Column<Tutor> key="rate" label="tutors.columns.rate" align="right" render={({ rate }) => rate && <Money sum={rate.id} />} />,
  <Column<Tutor> key="score" source="score" label="tutors.columns.score" sortable align="right" render={({ score }) => <Score of={score} />} />,
  <Column<Tutor>
    key="orders"
    source="orders"
    label="tutors.columns.orders"
    sortable
    align="right"
    sx={narrowHead}
    render={({ orders }) => `${orders.active} / ${orders.paid}`}
  />,
  <Column<Tutor> key="wallet" label="tutors.columns.wallet" align="right" render={({ wallet_balance }) => <Money sum={wallet_balance} />} />,
  <Column<Tutor>
    key="last_login"
    source="last_login_at"
    label="tutors.columns.last_login"
    sortable
    sx={narrowHead}
    render={({ last_login_at }) => <Day at={last_login_at} />}
  />,
  <Column<Tutor> key="acting" label="acting.column" bare pinned field={ActAs} />,
]

/** All tutors (spec: decisions ADM-12). */
export function TutorList() {
  const filters = useTutorFilters()
  return (
    <List<Tutor> filters={filters} actions={<TutorListActions />}>
      <Records<Tutor> columns={columns} bulk={bulk}>
        <TutorOnPhone />
      </Records>
    </List>
  )
}

const TutorListActions = () => (
  <>
    <RulesFailure />
    <ListActions columns={columns} createLabel="tutors.new" />
  </>
)

/** The phone's form of a row: four lines a tutor. */
function TutorOnPhone() {
  const tutor = useRecordContext<Tutor>()
  if (!tutor) return null
  return (
    <>
      <Name />
      <Row>
        <Status />
        <Push />
        <ActAs />
      </Row>
      <p>
        <b>{tutor.lessons.join(', ')}</b> · <Place />
      </p>
      <Row>
        <Soft>
          <Contact />
        </Soft>
        <Push />
        {tutor.rate && <Money sum={tutor.rate.id} />}
      </Row>
    </>
  )
}
