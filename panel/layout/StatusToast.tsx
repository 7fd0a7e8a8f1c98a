import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useNotificationContext, useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { troubles } from '../../data-providers/index.ts'
import { Icon } from '../ui/Icon.tsx'

const HIDES_AFTER = 4000

interface Toast {
  text: string
  kind: 'success' | 'error'
}

const Foot = styled('div')({
  position: 'fixed',
  zIndex: 'var(--z-toast)',
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: '.5rem',
  padding: '1rem',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
})

const Card = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '.75rem',
  maxWidth: '26rem',
  padding: '.25rem .25rem .25rem 1rem',
  borderRadius: 'var(--r-m)',
  background: 'var(--ink)',
  color: 'var(--ground)',
  boxShadow: 'var(--shadow-pop)',
  '& p': { flex: 1, margin: 0, paddingBlock: '.5rem', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
})

const Reopen = styled(IconButton)({ background: 'var(--surface)', border: '1px solid var(--edge)', '&:hover': { background: 'var(--sunk)' } })

/** The outcome of the last action at the foot of the page; an icon brings it back (spec: back-office 2.4). */
export function StatusToast() {
  const { notifications, takeNotification } = useNotificationContext()
  const translate = useTranslate()
  const [toast, setToast] = useState<Toast | null>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (notifications.length === 0) return
    const taken = takeNotification()
    if (typeof taken?.message !== 'string') return
    const { message, type, notificationOptions } = taken
    const values = notificationOptions?.messageArgs
    setToast({ text: translate(message, { _: message, ...values }), kind: type === 'error' || type === 'warning' ? 'error' : 'success' })
    setOpen(true)
  }, [notifications, takeNotification, translate])

  useEffect(() => {
    const tell = () => {
      setToast({ text: translate('errors.network'), kind: 'error' })
      setOpen(true)
    }
    troubles.addEventListener('offline', tell)
    return () => troubles.removeEventListener('offline', tell)
  }, [translate])

  // Each toast is an object of its own, so a new one starts the four seconds again.
  useEffect(() => {
    if (!isOpen || !toast) return
    const timer = setTimeout(() => setOpen(false), HIDES_AFTER)
    return () => clearTimeout(timer)
  }, [isOpen, toast])

  if (!toast) return null
  const icon = <Icon name={toast.kind === 'error' ? 'info' : 'check'} />
  return (
    <Foot>
      {isOpen ? (
        <Card role={toast.kind === 'error' ? 'alert' : 'status'}>
          {icon}
          <p>{toast.text}</p>
          <IconButton aria-label={translate('common.close')} onClick={() => setOpen(false)}>
            <Icon name="close" />
          </IconButton>
        </Card>
      ) : (
        <Reopen
          aria-label={translate(`toast.reopen_${toast.kind}`)}
          onClick={() => setOpen(true)}
          color={toast.kind === 'error' ? 'error' : 'success'}
        >
          {icon}
        </Reopen>
      )}
    </Foot>
  )
}
