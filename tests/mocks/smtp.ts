import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

export interface SmtpMock {
  url: string
  /** Each mail as it came over the wire. */
  mails: { to: string[]; raw: string }[]
  /** While true every mail is refused for now. */
  refuses: boolean
}

/** A mail server of this machine that keeps what it gets. */
export async function useSmtp(): Promise<SmtpMock> {
  const mock: SmtpMock = { url: '', mails: [], refuses: false }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      let raw = ''
      stream.setEncoding('utf8')
      stream.on('data', (chunk: string) => {
        raw += chunk
      })
      stream.on('end', () => {
        if (mock.refuses) return done(Object.assign(new Error('come back later'), { responseCode: 451 }))
        mock.mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
  })
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  mock.url = `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`
  afterAll(() => new Promise<void>((done) => server.close(done)))
  return mock
}
