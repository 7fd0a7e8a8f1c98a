import { type ChatKind, type ChatThread, type RowKind, type RowState, STATUS } from '../../schemas/index.ts'

interface Facts {
  kind: ChatKind
  status: number
  isBlacklisted: boolean
  /** The tutor's row on the order. */
  row?: { kind: RowKind; state: RowState } | undefined
}

/** A client and a tutor may talk from the moment the one has asked or the other has answered, until the order goes another way. */
const mayTalk = ({ kind, state }: { kind: RowKind; state: RowState }) =>
  state === 'responded' || state === 'appointed' || (state === 'asked' && kind !== 'potential')

/** Why nothing more can be written in a thread; null while it is open (spec: decisions MSG-2, CLI-2). */
export function closedBecause({ kind, status, isBlacklisted, row }: Facts): ChatThread['closed'] {
  if (status === STATUS.deleted) return 'deleted'
  if (kind !== 'tutor_admin' && isBlacklisted) return 'blacklisted'
  if (kind !== 'client_admin' && !row) return 'not_ours'
  return kind === 'client_tutor' && (status === STATUS.lost || !row || !mayTalk(row)) ? 'not_ours' : null
}
