import { Component, type ReactNode } from 'react'
import { tell } from '../../data-providers/watch-errors.ts'
import { useHref, useTexts } from '../site.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'

/** Keeps the cabinet standing when a screen can't be drawn; the fault goes to the browser's console and the server's log. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override componentDidCatch(error: unknown) {
    console.error(error)
    tell(error)
  }
  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children
  }
}

function Broken() {
  const common = useTexts('common')
  const href = useHref()
  return (
    <div role="alert">
      <Empty alone title={common.failed.server_error} drawing="failed">
        <Button onClick={() => window.location.reload()}>{common.retry}</Button>
        <LinkButton look="line" href={href('/')}>
          {common.site_name}
        </LinkButton>
      </Empty>
    </div>
  )
}
