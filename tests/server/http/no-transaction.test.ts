import { expect, test } from 'vitest'
import { call as declare } from '../../../schemas/common.ts'
import { on } from '../../../server/calls.ts'
import { type Asked, perform } from '../../../server/http/perform.ts'
import { tutors } from '../../../server/tutors/table.ts'
import { useApp } from '../../app.ts'

const { database } = await useApp()

test('a call that is declared as changing nothing can write nothing', async () => {
  const peek = on(declare('GET', '/test/peek', { about: 'Reads, by its declaration', allow: ['anyone'] }), async ({ tx }) => {
    await tx.update(tutors).set({ name: 'Other' })
  })
  const asked = { database, reader: database.reader, session: null } as unknown as Asked
  await expect(perform(peek, asked, async () => ({}))).rejects.toThrow('a call that is declared as changing nothing has no transaction')
})
