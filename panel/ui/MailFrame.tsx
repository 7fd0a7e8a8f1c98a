import { styled } from '@mui/material/styles'

const Frame = styled('iframe')({ width: '100%', height: '36rem', border: '1px solid var(--rule)', borderRadius: 'var(--r-m)', background: '#fff' })

/** A mail as its reader sees it. Nothing in it runs; its links open in tabs of their own. */
export const MailFrame = ({ html, title }: { html: string; title: string }) => (
  <Frame sandbox="allow-popups allow-popups-to-escape-sandbox" title={title} srcDoc={html.replace('<head>', '<head><base target="_blank">')} />
)
