import type { ReactNode } from 'react'
import { EditBase, SimpleForm, useRecordContext } from 'react-admin'
import { useToast } from '../layout/toast.ts'
import { FormBody } from '../ui/form/FormBody.tsx'
import { SaveOrCancel } from '../ui/form/SaveOrCancel.tsx'
import { wholeRecord } from '../ui/record/whole-record.ts'
import { Desk, Part } from './boxes.ts'

interface Props {
  onClose: () => void
  /** Its inputs. */
  children: ReactNode
}

/** Mends what is looked through in its place; saved, it stands there to be read again. */
export function EditDesk({ onClose, children }: Props) {
  const id = useRecordContext()?.id
  const toast = useToast()
  const onSuccess = () => {
    toast.success()
    onClose()
  }
  if (id === undefined) return null
  return (
    <EditBase
      id={id}
      redirect={false}
      mutationMode="pessimistic"
      queryOptions={wholeRecord}
      mutationOptions={{ ...wholeRecord, onSuccess }}
      disableAuthentication
    >
      <Desk>
        <Part>
          <SimpleForm component={FormBody} toolbar={<SaveOrCancel onClose={onClose} />}>
            {children}
          </SimpleForm>
        </Part>
      </Desk>
    </EditBase>
  )
}
