export default {
  weekdays: { 1: 'Poniedziałek', 2: 'Wtorek', 3: 'Środa', 4: 'Czwartek', 5: 'Piątek', 6: 'Sobota', 7: 'Niedziela' },
  weekdays_short: { 1: 'Pon.', 2: 'Wt.', 3: 'Śr.', 4: 'Czw.', 5: 'Pt.', 6: 'Sob.', 7: 'Niedz.' },
  months: {
    1: 'styczeń',
    2: 'luty',
    3: 'marzec',
    4: 'kwiecień',
    5: 'maj',
    6: 'czerwiec',
    7: 'lipiec',
    8: 'sierpień',
    9: 'wrzesień',
    10: 'październik',
    11: 'listopad',
    12: 'grudzień',
  },
}
