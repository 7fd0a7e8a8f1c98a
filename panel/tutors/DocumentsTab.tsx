import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { SelectInput, useTranslate } from 'react-admin'
import { api } from '../../data-providers/index.ts'
import { tutors } from '../../data-providers/tutors.ts'
import type { TutorForStaff } from '../../schemas/index.ts'
import { isHereStill } from '../../schemas/tutor-life.ts'
import { tutorLimits } from '../../schemas/tutor-options.ts'
import { formatDate } from '../../theme/dates.ts'
import { useEdition } from '../edition.ts'
import { useCall } from '../layout/call.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Column, Push, Row, Soft } from '../ui/boxes.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Fields, PartForm } from './PartForm.tsx'
import { useReadTutorAgain, useShowTutor, useTutor, useTutorVerb } from './tutor-record.ts'

const AddDocumentDialog = onDemand(() => import('./AddDocumentDialog.tsx'), 'AddDocumentDialog')
const RefuseDocumentDialog = onDemand(() => import('./RefuseDocumentDialog.tsx'), 'RefuseDocumentDialog')

type Document = TutorForStaff['documents'][number]

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: '.75rem 0', borderBottom: '1px solid var(--rule)' },
  '& > li:last-of-type': { borderBottom: 0 },
})

const [, MOST_POINTS] = tutorLimits.points
const points = Array.from({ length: MOST_POINTS + 1 }, (_, id) => ({ id, name: String(id) }))
const pointsOf = ({ points_first_diploma, points_second_diploma }: TutorForStaff) => ({ points_first_diploma, points_second_diploma })

/** Papers of the tutor, private until they are approved, and the points of their diplomas (spec: decisions TUT-2, CAT-7). */
export function DocumentsTab() {
  const { documents, status } = useTutor()
  const [isAdding, setAdding] = useState(false)
  const translate = useTranslate()
  const isOpen = isHereStill(status)
  const add = isOpen && documents.length < tutorLimits.documents[1] && (
    <Button variant="outlined" icon="plus" onClick={() => setAdding(true)}>
      {translate('tutors.papers.add')}
    </Button>
  )
  return (
    <Column>
      <Sheet title="tutors.documents" actions={add}>
        <Soft>{translate(documents.length > 0 ? 'tutors.papers.private' : 'tutors.papers.none')}</Soft>
        <List>
          {documents.map((document) => (
            <li key={document.id}>
              <DocumentLine document={document} isOpen={isOpen} />
            </li>
          ))}
        </List>
        {isAdding && <AddDocumentDialog onClose={() => setAdding(false)} />}
      </Sheet>
      {isOpen && (
        <PartForm title="tutors.papers.points" valuesOf={pointsOf} fieldsOf={(values) => values}>
          <Fields>
            <SelectInput source="points_first_diploma" choices={points} helperText="tutors.papers.points_hint" validate={[]} />
            <SelectInput source="points_second_diploma" choices={points} validate={[]} />
          </Fields>
        </PartForm>
      )}
    </Column>
  )
}

function DocumentLine({ document, isOpen }: { document: Document; isOpen: boolean }) {
  const { id, url, description, approved, comment, checked_at, created_at } = document
  const { id: tutor_id } = useTutor()
  const { isBusy, act } = useTutorVerb()
  const [isRefusing, setRefusing] = useState(false)
  const edition = useEdition()
  const translate = useTranslate()
  const approve = () =>
    void act(() => api.post('/admin/tutor/document/approve', { id: tutor_id, document_id: id, approved: true }), 'tutors.done.document_approved')
  return (
    <Row>
      <div>
        <a href={url} target="_blank" rel="noopener">
          {description || translate('tutors.papers.number', { id })}
        </a>{' '}
        <DocumentBadge document={document} />
        <div>
          <Soft>
            {translate('tutors.papers.sent', { date: formatDate(created_at, edition) })}
            {checked_at !== null && ` · ${translate('tutors.papers.checked', { date: formatDate(checked_at, edition) })}`}
            {comment && ` · ${comment}`}
          </Soft>
        </div>
      </div>
      <Push />
      {isOpen && (
        <Row>
          {!approved && (
            <Button variant="contained" icon="check" isBusy={isBusy} onClick={approve}>
              {translate('tutors.papers.approve')}
            </Button>
          )}
          {(approved || checked_at === null) && (
            <Button variant="outlined" onClick={() => setRefusing(true)}>
              {translate(approved ? 'tutors.papers.take_back' : 'tutors.papers.refuse')}
            </Button>
          )}
          <RemoveButton document={document} />
        </Row>
      )}
      {isRefusing && <RefuseDocumentDialog document_id={id} onClose={() => setRefusing(false)} />}
    </Row>
  )
}

function DocumentBadge({ document: { approved, checked_at } }: { document: Document }) {
  const translate = useTranslate()
  if (approved)
    return (
      <Badge tone="ok" icon="check">
        {translate('tutors.document_accepted')}
      </Badge>
    )
  return checked_at === null ? (
    <Badge tone="mark" icon="clock">
      {translate('tutors.document_waits')}
    </Badge>
  ) : (
    <Badge tone="bad" icon="close">
      {translate('tutors.document_refused')}
    </Badge>
  )
}

/** Takes a document away for good, by a save that leaves it out. */
function RemoveButton({ document }: { document: Document }) {
  const tutor = useTutor()
  const [isAsking, setAsking] = useState(false)
  const { run } = useCall()
  const show = useShowTutor()
  const readAgain = useReadTutorAgain()
  const translate = useTranslate()
  const remove = async () => {
    const kept = tutor.documents.filter(({ id }) => id !== document.id)
    const documents = Object.fromEntries(kept.map(({ id, description }) => [id, { description }]))
    const saved = await run(() => tutors.save(tutor.id, { documents, texts: {} }), 'toast.deleted')
    if (saved) show(saved)
    else readAgain(tutor.id)
    return saved !== undefined
  }
  return (
    <>
      <Button variant="outlined" color="error" icon="bin" onClick={() => setAsking(true)}>
        {translate('ra.action.delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={translate('common.delete_asked', { name: document.description || translate('tutors.papers.number', { id: document.id }) })}
          verb={translate('ra.action.delete')}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
