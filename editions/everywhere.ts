/** What all editions share today; one may still state its own (ORD-14, WEB-7). */
export const everywhere = {
  isForEverybody: false,
  partlyKept: [],
  wordings: {},
  numberMarks: {},
  dateForm: 'dd-MM-yyyy',
  transliteration: 'iso9',
  popular: null,
  examName: null,
  commissionFactors: { 0: 1, 1: 1, 2: 1.5, 3: 2, 4: 0.5 },
  paymentDeadlineDays: 3,
  bank: null,
  dayHalves: null,
  workingHours: { weekdays: [9, 20], weekend: [10, 18] },
  dev_years: 2024,
  termsVersion: 1,
} as const
