import { useState } from 'react'
import { useDelete, useGetRecordRepresentation, useRecordContext, useRedirect, useResourceContext, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useToast } from '../../layout/toast.ts'
import { Button } from '../Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'

/** Deletes the record after a question, and leads to its list; a refusal says which records are in the way. */
export function DeleteButton() {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const form = useFormContext()
  const [isAsking, setAsking] = useState(false)
  const [remove] = useDelete()
  const nameOf = useGetRecordRepresentation(resource)
  const redirect = useRedirect()
  const toast = useToast()
  const translate = useTranslate()
  // a new one is a record too, of what it begins with
  if (record?.id === undefined) return null
  const confirm = async () => {
    try {
      await remove(resource, { id: record.id, previousData: record }, { returnPromise: true })
      toast.success('toast.deleted')
      // what was typed is gone with the record
      form?.reset(undefined, { keepValues: true })
      redirect('list', resource)
    } catch (error) {
      toast.failure(error)
    }
    return true
  }
  return (
    <>
      <Button icon="bin" variant="outlined" color="error" onClick={() => setAsking(true)}>
        {translate('ra.action.delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={translate('common.delete_asked', { name: String(nameOf(record)) })}
          verb={translate('ra.action.delete')}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
