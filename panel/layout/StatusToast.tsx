import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useNotificationContext, useTranslate } from 'react-admin'
import { troubles } from '../../data-providers/index.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useUndoable } from './undoable.ts'

const HIDES_AFTER = 4000

interface Toast {
  text: string
  kind: 'success' | 'error'
  canUndo: boolean
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
  // over the buttons at the foot of a dialog as large as the window
  'body:has(.MuiDialog-paperFullScreen) &': { bottom: '4.25rem' },
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
})

const Card = styled('div')<{ kind: Toast['kind'] }>(({ kind }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '.75rem',
  maxWidth: '26rem',
  padding: '.25rem .25rem .25rem 1rem',
  borderRadius: 'var(--r-m)',
  background: kind === 'error' ? 'var(--bad)' : 'var(--ink)',
  color: kind === 'error' ? 'var(--on-bad)' : 'var(--ground)',
  boxShadow: 'var(--shadow-pop)',
  '& p': { flex: 1, margin: 0, paddingBlock: '.5rem', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& .undo': { color: 'inherit', flex: 'none', textDecoration: 'underline', '&:hover': { background: 'none' } },
}))

const Reopen = styled(IconButton)({ background: 'var(--surface)', border: '1px solid var(--edge)', '&:hover': { background: 'var(--sunk)' } })

/**
 * The outcome of the last action at the foot of the page; an icon brings it back (spec: back-office 2.4). What can be undone is settled when the toast
 * goes, by itself, by its cross, by the next one or with the page.
 */
export function StatusToast() {
  const { notifications, takeNotification } = useNotificationContext()
  const undoable = useUndoable()
  const translate = useTranslate()
  const [toast, setToast] = useState<Toast | null>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (notifications.length === 0) return
    const taken = takeNotification()
    // an invalid form leads to its first wrong field, which says more
    if (typeof taken?.message !== 'string' || taken.message === 'ra.message.invalid_form') return
    const { message, type, notificationOptions } = taken
    const { messageArgs, undoable: canUndo = false } = notificationOptions ?? {}
    undoable.settle()
    if (canUndo) undoable.wait()
    setToast({
      text: translate(message, { _: message, ...messageArgs }),
      kind: type === 'error' || type === 'warning' ? 'error' : 'success',
      canUndo,
    })
    setOpen(true)
  }, [notifications, takeNotification, translate, undoable])

  useEffect(() => {
    const tell = () => {
      undoable.settle()
      setToast({ text: translate('errors.network'), kind: 'error', canUndo: false })
      setOpen(true)
    }
    troubles.addEventListener('offline', tell)
    return () => troubles.removeEventListener('offline', tell)
  }, [translate, undoable])

  // Each toast is an object of its own, so a new one starts the four seconds again.
  useEffect(() => {
    if (!isOpen || !toast) return
    const timer = setTimeout(() => {
      undoable.settle()
      setOpen(false)
    }, HIDES_AFTER)
    return () => clearTimeout(timer)
  }, [isOpen, toast, undoable])

  if (!toast) return null
  const icon = <Icon name={toast.kind === 'error' ? 'info' : 'check'} />
  const undo = () => {
    undoable.undo()
    setToast(null)
  }
  const close = () => {
    undoable.settle()
    setOpen(false)
  }
  return (
    <Foot>
      {isOpen ? (
        <Card kind={toast.kind} role={toast.kind === 'error' ? 'alert' : 'status'}>
          {icon}
          <p>{toast.text}</p>
          {toast.canUndo && (
            <Button className="undo" onClick={undo}>
              {translate('ra.action.undo')}
            </Button>
          )}
          <IconButton aria-label={translate('common.close')} onClick={close}>
            <Icon name="close" />
          </IconButton>
        </Card>
      ) : (
        <Reopen
          aria-label={translate(`toast.reopen_${toast.kind}`)}
          onClick={() => {
            setToast({ ...toast, canUndo: false })
            setOpen(true)
          }}
          color={toast.kind === 'error' ? 'error' : 'success'}
        >
          {icon}
        </Reopen>
      )}
    </Foot>
  )
}
