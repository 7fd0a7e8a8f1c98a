import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useResourceContext } from 'react-admin'
import { useCall } from '../../layout/call.ts'
import { slugs } from '../../slugs.ts'
import { recordKey } from './whole-record.ts'

/** Makes a call about the record of the screen, which it answers as it became; lists and the journal are asked anew when next seen. */
export function useVerb<R extends RaRecord>() {
  const resource = useResourceContext() ?? ''
  const queries = useQueryClient()
  const { isBusy, run } = useCall()
  const forget = (...what: string[]) => {
    for (const queryKey of [[resource, ...what], [slugs.audit]]) void queries.invalidateQueries({ queryKey })
  }
  const readAgain = () => forget()
  /** Puts a record that a call answered on the screen. */
  const show = (record: R) => {
    queries.setQueryData(recordKey(resource, Number(record.id)), record)
    forget('getList')
  }
  /** Answers whether it was done. Refused, somebody else may have been quicker: all is read again. */
  const act = async (call: () => Promise<R>, done?: string): Promise<boolean> => {
    const record = await run(call, done)
    if (record) show(record)
    else readAgain()
    return record !== undefined
  }
  return { isBusy, act, show, readAgain }
}
