import { useState } from 'react'
import { useFormIsDirty, useRecordContext, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { type CoreFileRecord, wordsOfForm } from '../../data-providers/core-files.ts'
import { Button } from '../ui/Button.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { differences } from './differences.ts'

const DifferenceDialog = onDemand(() => import('./DifferenceDialog.tsx'), 'DifferenceDialog')

/** What a save would change, to be read before it. */
export function DifferenceButton() {
  const record = useRecordContext<CoreFileRecord>()
  const { getValues } = useFormContext<CoreFileRecord>()
  const isDirty = useFormIsDirty()
  const [isOpen, setOpen] = useState(false)
  const translate = useTranslate()
  if (!record) return null
  const contentOf = (form: CoreFileRecord) => ({ robots: form.robots ?? '', words: wordsOfForm(form) })
  return (
    <>
      <Button variant="outlined" disabled={!isDirty} onClick={() => setOpen(true)}>
        {translate('core_files.difference')}
      </Button>
      {isOpen && (
        <DifferenceDialog
          title={translate('core_files.difference')}
          changed={differences(record, contentOf(record), contentOf(getValues()))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
