import type { ReactNode } from 'react'
import { EditBase, SimpleForm, Toolbar, useFormIsDirty, useRecordContext, useTranslate } from 'react-admin'
import { useToast } from '../layout/toast.ts'
import { Button } from '../ui/Button.tsx'
import { FormBody } from '../ui/form/FormBody.tsx'
import { SaveButton } from '../ui/form/SaveButton.tsx'
import { useAskedClose } from '../ui/form/UnsavedGuard.tsx'
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
          <SimpleForm component={FormBody} toolbar={<EditFoot onClose={onClose} />}>
            {children}
          </SimpleForm>
        </Part>
      </Desk>
    </EditBase>
  )
}

function EditFoot({ onClose }: Pick<Props, 'onClose'>) {
  const close = useAskedClose(useFormIsDirty(), onClose)
  const translate = useTranslate()
  return (
    <Toolbar>
      <SaveButton />
      <Button variant="text" onClick={close}>
        {translate('common.cancel')}
      </Button>
    </Toolbar>
  )
}
