import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { deleteJob, getJob, type JobRow, listJobs, retryJob, stopJob } from '../../../schemas/index.ts'
import { fail, mock } from '../../mock.ts'
import { NOW } from '../build/orders.ts'
import { openPanel } from '../open-panel.tsx'

type Job = z.output<typeof JobRow>
const job = (id: number, more: Partial<Job> = {}): Job => ({
  ...{ id, task: 'tell_school', queue: null, state: 'failed', attempts: 25, max_attempts: 25, last_error: 'the school answered 503' },
  ...{ created_at: NOW, run_at: NOW, started_at: null, updated_at: NOW },
  ...more,
})
let jobs: Job[] = []
let asked: unknown
const change = (id: number, more: Partial<Job>) => {
  jobs = jobs.map((one) => (one.id === id ? { ...one, ...more } : one))
  return { job: jobs.find((one) => one.id === id) as Job }
}
const handlers = [
  mock(listJobs, ({ input: { filter } }) => {
    asked = filter
    return { rows: jobs, total_count: jobs.length }
  }),
  mock(getJob, ({ input: { id } }) => ({ row: jobs.find((one) => one.id === id) as Job })),
  mock(retryJob, ({ input: { id } }) => change(id, { state: 'waiting', attempts: 0 })),
  mock(stopJob, ({ input: { id } }) => (id === 9 ? fail('wrong_status') : change(id, { state: 'stopped', last_error: '' }))),
  mock(deleteJob, ({ input: { id } }) => {
    const row = jobs.find((one) => one.id === id) as Job
    jobs = jobs.filter((one) => one.id !== id)
    return { row }
  }),
]
beforeEach(() => {
  localStorage.clear()
  jobs = [job(1), job(2, { state: 'waiting', attempts: 0, last_error: '' }), job(3, { state: 'running', attempts: 1, last_error: '' })]
})

describe('jobs', () => {
  test.each([1440, 390])('say what they do, how it goes and what went wrong, %i px wide', async (width) => {
    openPanel('/panel/jobs/', { width, handlers })
    expect(await screen.findAllByRole('link', { name: 'Передати школі' })).toHaveLength(3)
    for (const text of ['Не вдалося', 'Виконується', 'the school answered 503']) expect(screen.getByText(text)).toBeDefined()
  })

  test('are asked for by their state', async () => {
    const { user } = openPanel('/panel/jobs/', { handlers })
    await user.click(await screen.findByRole('combobox', { name: 'Стан' }))
    await user.click(await screen.findByRole('option', { name: 'Не вдалося' }))
    await waitFor(() => expect(asked).toEqual({ state: 'failed' }))
  })

  test('that failed are retried from their page', async () => {
    const { user } = openPanel('/panel/jobs/1/', { handlers })
    await user.click(await screen.findByRole('button', { name: 'Повторити' }))
    expect(await screen.findByRole('button', { name: 'Виконати зараз' })).toBeDefined()
  })

  test('that wait are stopped', async () => {
    const { user } = openPanel('/panel/jobs/2/', { handlers })
    await user.click(await screen.findByRole('button', { name: 'Зупинити' }))
    expect(await screen.findByText('Зупинено')).toBeDefined()
  })

  test('that began just now refuse to be stopped, in words', async () => {
    jobs = [job(9, { state: 'waiting' })]
    const { user } = openPanel('/panel/jobs/9/', { handlers })
    await user.click(await screen.findByRole('button', { name: 'Зупинити' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Невірний статус!')
  })

  test('that are over leave the list after a question', async () => {
    const { user } = openPanel('/panel/jobs/1/', { handlers })
    await user.click(await screen.findByRole('button', { name: 'Видалити' }))
    expect(jobs).toHaveLength(3)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Видалити' }))
    await waitFor(() => expect(location.pathname).toMatch(/jobs\/?$/))
    expect(jobs.map(({ id }) => id)).toEqual([2, 3])
  })

  test('that run offer nothing', async () => {
    openPanel('/panel/jobs/3/', { handlers })
    expect(await screen.findByText('Виконується')).toBeDefined()
    expect(screen.queryByRole('button', { name: /Повторити|Зупинити|Видалити/ })).toBeNull()
  })
})
