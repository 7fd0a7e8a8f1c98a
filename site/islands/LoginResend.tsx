import { useEffect, useState } from 'react'
import { fill } from '../../theme/words.ts'
import { keepSentCode, type SentCode } from '../auth/sent-code.ts'
import { Button } from '../ui/Button.tsx'

interface Props {
  words: { resend: string; resend_in: string }
  /** How long to wait, s (spec: decisions AUTH-1). */
  seconds: number
  sent: SentCode
}

/** Asks for the code once more, when the wait is over; without script the server holds the limit alone. */
export default function LoginResend({ words, seconds, sent }: Props) {
  const [left, setLeft] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as its page says
  useEffect(() => keepSentCode(sent), [])
  useEffect(() => {
    const until = Date.now() + seconds * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [seconds])
  return (
    <Button type="submit" look="line" full name="action" value="send" disabled={left > 0}>
      {left > 0 ? fill(words.resend_in, { seconds: left }) : words.resend}
    </Button>
  )
}
