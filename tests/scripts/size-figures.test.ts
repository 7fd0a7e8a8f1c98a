import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Value, verdictOf, wordsOf } from '../../scripts/measure/figure.ts'
import { report, tableOf } from '../../scripts/measure/report.ts'

const kb = (is: number, most?: number): Value => ({ is, unit: 'KB', ...(most !== undefined && { most }) })
const figure = (name: string, ...values: Value[]) => ({ name, values })

describe('a figure', () => {
  test.each<[string, Value[], string]>([
    ['at its budget is ok', [kb(16, 16)], 'ok'],
    ['above what it may be is over', [kb(16.1, 16)], 'over'],
    ['below what it must be is over', [{ is: 79, unit: '%', least: 80 }], 'over'],
    [
      'with a ratio and ms is ok while one of both holds',
      [
        { is: 20, unit: 'ms', most: 15 },
        { is: 90, unit: 'x', most: 140 },
      ],
      'ok',
    ],
    [
      'with a ratio and ms is over when both are',
      [
        { is: 20, unit: 'ms', most: 15 },
        { is: 141, unit: 'x', most: 140 },
      ],
      'over',
    ],
    [
      'of which only one value has a budget goes by that one',
      [
        { is: 20, unit: 'ms' },
        { is: 201, unit: 'x', most: 200 },
      ],
      'over',
    ],
    ['without a budget is neither', [kb(100)], ''],
  ])('%s', (_, values, verdict) => {
    expect(verdictOf({ name: 'figure', values })).toBe(verdict)
  })

  test('is told in three digits with its unit, and with its budget', () => {
    expect(wordsOf(figure('pages', { is: 12.345, unit: 'ms', most: 15 }, { is: 1234.5, unit: 'x', most: 140 }))).toEqual({
      measured: '12.3 ms, 1235x',
      budget: '≤ 15 ms or ≤ 140x',
    })
  })
})

describe('the table', () => {
  test('has a line for each figure, in columns', () => {
    expect(tableOf([figure('a page', kb(3, 4)), figure('its style', kb(5, 4))]).split('\n')).toEqual([
      '| figure    | measured | budget |      |',
      '| --------- | -------- | ------ | ---- |',
      '| a page    | 3 KB     | ≤ 4 KB | ok   |',
      '| its style | 5 KB     | ≤ 4 KB | over |',
    ])
  })
})

describe('the report', () => {
  afterEach(() => {
    process.exitCode = 0
    vi.restoreAllMocks()
  })
  const printed = (figures: Parameters<typeof report>[1], asJson: boolean) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    report({ machine: 'any' }, figures, asJson)
    return log.mock.calls.flat().join('\n')
  }

  test('ends the command with 1 when a budget is missed, and names what missed it', () => {
    expect(printed([figure('a page', kb(5, 4)), figure('its style', kb(3, 4))], false)).toContain('Over budget: a page.')
    expect(process.exitCode).toBe(1)
  })

  test('ends it with 0 when none is', () => {
    expect(printed([figure('a page', kb(3, 4))], false)).toContain('All within budget.')
    expect(process.exitCode ?? 0).toBe(0)
  })

  test('is JSON with the machine, each figure and its verdict where that is asked for', () => {
    expect(JSON.parse(printed([figure('a page', kb(5, 4))], true))).toEqual({
      machine: 'any',
      figures: [{ name: 'a page', values: [kb(5, 4)], verdict: 'over' }],
    })
  })
})
