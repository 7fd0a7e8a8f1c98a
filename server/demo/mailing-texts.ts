import type { Language } from '../../editions/index.ts'

/** What staff of the demo write to tutors: news that were sent, and an offer that is a draft. */
export const mailingTexts: Readonly<
  Record<Language, { news: { subject: string; text: string; button: string }; offer: { subject: string; text: string } }>
> = {
  ua: {
    news: {
      subject: 'Що нового в листопаді',
      text: 'У пошуку тепер видно вільні години на тиждень уперед. Перевірте, чи правильний ваш розклад.',
      button: 'Відкрити розклад',
    },
    offer: { subject: 'Тиждень у ТОПі за півціни', text: 'До неділі ТОП на тиждень коштує вдвічі менше.' },
  },
  ru: {
    news: {
      subject: 'Что нового в ноябре',
      text: 'В поиске теперь видны свободные часы на неделю вперёд. Проверьте, верно ли ваше расписание.',
      button: 'Открыть расписание',
    },
    offer: { subject: 'Неделя в ТОПе за полцены', text: 'До воскресенья ТОП на неделю стоит вдвое меньше.' },
  },
  en: {
    news: {
      subject: 'What is new in November',
      text: 'Search now shows the free hours of the week ahead. Please check that your schedule is right.',
      button: 'Open the schedule',
    },
    offer: { subject: 'A week at the TOP for half the price', text: 'Until Sunday a TOP of one week costs half.' },
  },
  pl: {
    news: {
      subject: 'Co nowego w listopadzie',
      text: 'W wyszukiwarce widać teraz wolne godziny na tydzień naprzód. Sprawdź, czy twój grafik jest aktualny.',
      button: 'Otwórz grafik',
    },
    offer: { subject: 'Tydzień w TOP za pół ceny', text: 'Do niedzieli TOP na tydzień kosztuje o połowę mniej.' },
  },
  es: {
    news: {
      subject: 'Novedades de noviembre',
      text: 'La búsqueda muestra ahora las horas libres de la semana. Comprueba que tu horario sea correcto.',
      button: 'Abrir el horario',
    },
    offer: { subject: 'Una semana en el TOP a mitad de precio', text: 'Hasta el domingo, el TOP de una semana cuesta la mitad.' },
  },
}
