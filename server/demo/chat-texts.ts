import type { Language } from '../../editions/index.ts'

/** What is said in turns, the first line by whom each list is named after. */
interface ChatTexts {
  /** The client, then staff, then the client again. */
  client: string[][]
  /** The tutor, then staff. */
  tutor: string[][]
  /** The client, then the tutor. */
  pair: string[][]
  /** What the product itself writes. */
  automatic: string
}

const ru: ChatTexts = {
  client: [
    [
      'Здравствуйте! Заявку видно?',
      'Да, уже подбираем. Вечером подойдёт?',
      'Подойдёт, после 18:00.',
      'Отлично, завтра пришлём варианты.',
      'Спасибо, жду.',
    ],
    [
      'Можно заменить репетитора? Не сошлись по времени.',
      'Конечно. Какие дни вам удобны?',
      'Вторник и четверг.',
      'Нашли троих, посмотрите в заявке.',
      'Посмотрю сегодня.',
    ],
    [
      'Сколько занятий нужно до экзамена?',
      'Обычно хватает двух в неделю. Репетитор скажет точнее после первого урока.',
      'Поняла. А первое занятие платное?',
      'Да, по цене из заявки.',
      'Хорошо.',
    ],
  ],
  tutor: [
    [
      'Клиент не отвечает второй день, дозвонитесь?',
      'Дозвонились: клиент был в дороге, ждёт вас в среду.',
      'Спасибо!',
      'Отметьте потом дату первого занятия.',
      'Отмечу.',
    ],
    ['Оплатил комиссию, проверьте, пожалуйста.', 'Видим оплату, всё в порядке.', 'Отлично.', 'Хороших занятий!', 'Спасибо!'],
  ],
  pair: [
    [
      'Добрый вечер! Есть время в среду?',
      'В среду занимаюсь до 19:30. Тогда четверг, 18:00?',
      'Четверг подходит.',
      'Возьмите тетрадь и учебник.',
      'Возьмём.',
    ],
    ['Какой учебник нужен?', 'Подойдёт школьный, я принесу задачи.', 'Хорошо, а домашнее задание будет?', 'Да, минут на двадцать.', 'Договорились.'],
  ],
  automatic: 'Репетитор выбран: контакты открыты для обеих сторон.',
}
const ua: ChatTexts = {
  client: [
    [
      'Добрий день! Заявку видно?',
      'Так, уже підбираємо. Увечері підійде?',
      'Підійде, після 18:00.',
      'Чудово, завтра надішлемо варіанти.',
      'Дякую, чекаю.',
    ],
    [
      'Можна замінити репетитора? Не зійшлися за часом.',
      'Звісно. Які дні вам зручні?',
      'Вівторок і четвер.',
      'Знайшли трьох, погляньте в заявці.',
      'Гляну сьогодні.',
    ],
    [
      'Скільки занять треба до іспиту?',
      'Зазвичай вистачає двох на тиждень. Репетитор скаже точніше після першого.',
      'Зрозуміла. А перше заняття платне?',
      'Так, за ціною із заявки.',
      'Добре.',
    ],
  ],
  tutor: [
    [
      'Клієнт не відповідає другий день, додзвонитеся?',
      'Додзвонилися: клієнт був у дорозі, чекає на вас у середу.',
      'Дякую!',
      'Позначте потім дату першого заняття.',
      'Позначу.',
    ],
    ['Оплатив комісію, перевірте, будь ласка.', 'Бачимо оплату, усе гаразд.', 'Чудово.', 'Гарних занять!', 'Дякую!'],
  ],
  pair: [
    [
      'Добрий вечір! Маєте час у середу?',
      'У середу працюю до 19:30. Тоді четвер, 18:00?',
      'Четвер підходить.',
      'Візьміть зошит і підручник.',
      'Візьмемо.',
    ],
    ['Який підручник потрібен?', 'Підійде шкільний, задачі принесу.', 'Добре, а домашнє завдання буде?', 'Так, хвилин на двадцять.', 'Домовилися.'],
  ],
  automatic: 'Репетитора вибрано: контакти відкрито для обох сторін.',
}
const en: ChatTexts = {
  client: [
    [
      'Hello! Can you see my request?',
      'Yes, we are looking already. Would evenings suit you?',
      'They would, after 6 pm.',
      'Great, we will send some tutors tomorrow.',
      'Thank you.',
    ],
    [
      'Could I have another tutor? Our times do not match.',
      'Of course. Which days suit you?',
      'Tuesday and Thursday.',
      'We found three, please see your request.',
      'I will look today.',
    ],
    [
      'How many lessons before the exam?',
      'Two a week are usually enough. The tutor will know after the first one.',
      'I see. Is the first lesson paid?',
      'Yes, at the price in your request.',
      'Fine.',
    ],
  ],
  tutor: [
    [
      'The client has not answered for two days, could you call?',
      'We did: they were travelling and expect you on Wednesday.',
      'Thank you!',
      'Please set the date of the first lesson afterwards.',
      'I will.',
    ],
    ['I have paid the commission, could you check?', 'We see it, all is well.', 'Great.', 'Enjoy your lessons!', 'Thanks!'],
  ],
  pair: [
    [
      'Good evening! Is Wednesday free?',
      'On Wednesday I teach until 7:30 pm. Thursday at 6?',
      'Thursday is fine.',
      'Please bring the exercise book.',
      'We will.',
    ],
    ['Which book do we need?', 'The school one will do, I bring exercises.', 'Good. Will there be homework?', 'Yes, some twenty minutes.', 'Agreed.'],
  ],
  automatic: 'The tutor is chosen: both sides see each other’s contacts.',
}
const pl: ChatTexts = {
  client: [
    [
      'Dzień dobry! Czy widać moje zapytanie?',
      'Tak, już szukamy. Czy wieczory pasują?',
      'Pasują, po 18:00.',
      'Świetnie, jutro wyślemy propozycje.',
      'Dziękuję, czekam.',
    ],
    [
      'Czy można zmienić korepetytora? Terminy nie pasują.',
      'Oczywiście. Które dni są wygodne?',
      'Wtorek i czwartek.',
      'Znaleźliśmy trzy osoby, proszę zajrzeć do zapytania.',
      'Zajrzę dzisiaj.',
    ],
    [
      'Ile lekcji potrzeba przed egzaminem?',
      'Zwykle wystarczą dwie w tygodniu. Korepetytor powie po pierwszej.',
      'Rozumiem. Czy pierwsza jest płatna?',
      'Tak, w cenie z zapytania.',
      'Dobrze.',
    ],
  ],
  tutor: [
    [
      'Klient nie odpowiada drugi dzień, czy zadzwonicie?',
      'Dodzwoniliśmy się: był w podróży, czeka w środę.',
      'Dziękuję!',
      'Proszę potem wpisać datę pierwszej lekcji.',
      'Wpiszę.',
    ],
    ['Prowizja opłacona, proszę sprawdzić.', 'Widzimy wpłatę, wszystko w porządku.', 'Super.', 'Udanych lekcji!', 'Dzięki!'],
  ],
  pair: [
    [
      'Dobry wieczór! Czy środa jest wolna?',
      'W środę uczę do 19:30. Może czwartek o 18:00?',
      'Czwartek pasuje.',
      'Proszę wziąć zeszyt i podręcznik.',
      'Weźmiemy.',
    ],
    [
      'Jaki podręcznik jest potrzebny?',
      'Wystarczy szkolny, zadania przyniosę.',
      'Dobrze, a będzie praca domowa?',
      'Tak, na dwadzieścia minut.',
      'Umowa stoi.',
    ],
  ],
  automatic: 'Korepetytor wybrany: obie strony widzą swoje kontakty.',
}
const es: ChatTexts = {
  client: [
    [
      '¡Hola! ¿Se ve mi solicitud?',
      'Sí, ya estamos buscando. ¿Te va bien por la tarde?',
      'Sí, a partir de las 18:00.',
      'Perfecto, mañana te enviamos opciones.',
      'Gracias.',
    ],
    [
      '¿Puedo cambiar de profesor? No nos cuadran los horarios.',
      'Claro. ¿Qué días te convienen?',
      'Martes y jueves.',
      'Hemos encontrado tres, mira la solicitud.',
      'Lo miro hoy.',
    ],
    [
      '¿Cuántas clases hacen falta antes del examen?',
      'Suelen bastar dos por semana. El profesor lo dirá tras la primera.',
      'Entiendo. ¿La primera se paga?',
      'Sí, al precio de la solicitud.',
      'De acuerdo.',
    ],
  ],
  tutor: [
    [
      'El cliente no contesta desde hace dos días, ¿lo llaman?',
      'Hecho: estaba de viaje y te espera el miércoles.',
      '¡Gracias!',
      'Indica después la fecha de la primera clase.',
      'La indicaré.',
    ],
    ['He pagado la comisión, ¿lo comprueban?', 'Vemos el pago, todo en orden.', 'Genial.', '¡Buenas clases!', '¡Gracias!'],
  ],
  pair: [
    [
      '¡Buenas tardes! ¿Tiene libre el miércoles?',
      'El miércoles doy clase hasta las 19:30. ¿El jueves a las 18:00?',
      'El jueves va bien.',
      'Traigan el cuaderno y el libro.',
      'Los llevamos.',
    ],
    ['¿Qué libro necesitamos?', 'Vale el del colegio, yo llevo ejercicios.', 'Bien, ¿habrá deberes?', 'Sí, unos veinte minutos.', 'Hecho.'],
  ],
  automatic: 'Profesor elegido: ambas partes ven sus contactos.',
}

export const chatTexts: Readonly<Record<Language, ChatTexts>> = { ru, ua, en, pl, es }
