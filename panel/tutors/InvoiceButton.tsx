import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { fetchFile, saveFile } from '../../data-providers/files.ts'
import { useToast } from '../layout/toast.ts'
import { Icon } from '../ui/Icon.tsx'

/** Saves the invoice of a payment (spec: decisions TUT-16). */
export function InvoiceButton({ tutor_id, payment_id, date }: { tutor_id: number; payment_id: string; date: string }) {
  const [isBusy, setBusy] = useState(false)
  const toast = useToast()
  const translate = useTranslate()
  const save = async () => {
    setBusy(true)
    try {
      saveFile(await fetchFile('/admin/tutor/profile/get_invoice', { tutor_id, payment_id }, () => {}))
    } catch (error) {
      toast.failure(error)
    }
    setBusy(false)
  }
  const words = translate('tutors.invoice', { date })
  return (
    <IconButton aria-label={words} title={words} disabled={isBusy} onClick={save}>
      <Icon name="download" />
    </IconButton>
  )
}
