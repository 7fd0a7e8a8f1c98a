import type { PageText } from '../../page.ts'

export const offer: PageText = {
  name: 'Terms for tutors',
  h1: 'Terms of service for tutors',
  title: 'Terms of service for tutors: {brand} United States',
  metad: 'How tutors in the United States receive requests through {brand}: profile, commission in dollars, deadlines, taxes, disputes.',
  text: `
<p>Effective {updated}. These terms are an agreement between {company} (“we”) and you, a person who offers private lessons through {site} to students in the United States. You accept them electronically, under the federal E-SIGN Act, by completing registration and checking the consent box. If you don’t agree, don’t register.</p>

<h2>1. Who can be a tutor here</h2>
<p>You are at least 18, may lawfully work where you give lessons, and have never been convicted of an offense against a minor. You meet any licensing or registration rule of your state, and you tell us if any of this changes.</p>

<h2>2. Your independence</h2>
<p>You are an independent professional, not our employee, agent or contractor for teaching. You set your prices, choose your students, methods and hours and may work anywhere else. Students hire you, not us. We provide an online service that shows your profile, passes on requests and shows contact details once you are appointed. We are not a party to your agreement with a student and don’t collect payment for lessons.</p>

<h2>3. Your profile</h2>
<ul>
<li>Tell the truth, and use photos, texts and documents that are yours.</li>
<li>We read a profile before publishing it and review new texts before they replace the old ones.</li>
<li>Leave phone numbers, links, advertising and other people’s data out of your texts.</li>
<li>You keep the rights in your content and allow us to show it on {site} and in links to your profile until you delete it.</li>
</ul>
<p>Your place in the list depends on reviews, how quickly you answer, how complete your profile and how fresh your schedule is, education, checked documents and your last visit. A paid place always says “TOP · paid”.</p>

<h2>4. Requests</h2>
<p>You have 24 hours to accept or decline a personal request. A request offered to several tutors takes five answers at most. Once appointed you see the student’s phone, email and address. Use them only for these lessons, share them with no one, and follow the law when you call or text.</p>
<p>Enter the date of the first lesson, at most 180 days ahead; you may move it twice before the commission is due. Until you pay the commission you may withdraw from a request by stating the reason, and you owe nothing.</p>

<h2>5. Commission</h2>
<p>You pay one commission per request to which you are appointed and which has a first lesson date. It is the price of 60 minutes in the request or, if none is given, in your profile, times:</p>
<table>
<thead><tr><th scope="col">Lessons</th><th scope="col">Factor</th></tr></thead>
<tbody>
<tr><td>One lesson</td><td>{factor_one}</td></tr>
<tr><td>Once a week, or not stated</td><td>{factor_weekly}</td></tr>
<tr><td>Twice a week</td><td>{factor_twice}</td></tr>
<tr><td>Three times a week or more</td><td>{factor_often}</td></tr>
</tbody>
</table>
<p>We round up to {price_step}; the least commission is {commission_minimum}. At {example_price} an hour and two lessons a week you pay {example_commission}. It is due within {due_days} calendar days after the day of the first lesson, by 11:59 p.m. Eastern Time on the last of them; time during which the request is paused doesn’t count. After three days of delay your profile is hidden and you receive no new requests until you pay. We add no interest or late fee.</p>

<h2>6. Payments and taxes</h2>
<p>All amounts are in U.S. dollars ({currency}). Pay by card or from your wallet, which takes {top_up_min} to {top_up_max} at a time. A TOP place costs {top_7_days} for 7 days, {top_14_days} for 14 days and {top_30_days} for 30 days and doesn’t renew by itself.</p>
<p>If the first lesson didn’t happen, write to us: after a check we cancel the commission and return what you paid to your wallet. Ask in writing and we pay out an unused balance.</p>
<p>You report and pay your own taxes, including self-employment tax. Because students pay you directly, we don’t issue a Form 1099 for your lessons.</p>

<h2>7. Reviews</h2>
<p>Only a student whose request was paid for can review you. You may ask for a review and reply to it, and change your reply for a day. Fake reviews, reviews by yourself or people close to you and anything given for a positive review are prohibited, as they are by the Federal Trade Commission’s rule on consumer reviews (16 CFR Part 465). We don’t remove reviews because they are negative.</p>

<h2>8. Safety of students</h2>
<p>Lessons with minors are agreed with a parent or guardian, who may be present. Report a suspicion of abuse to the authorities as your state requires. We check profiles and, where your profile says so, documents; we don’t run criminal background checks and you may not suggest that we do.</p>

<h2>9. Pausing and ending</h2>
<p>You can stop new requests or ask for deletion in your settings at any time. The profile disappears at once and is made anonymous after 14 days; until then you can change your mind. A commission that is due must be paid first. We may return a profile for changes, hide or block it for false information, disclosed contact details, avoided commissions, discrimination, danger to students or complaints that proved true. We give the reason, and you can answer it by writing to support.</p>

<h2>10. Warranties and liability</h2>
<p>The service is provided “as is”; we don’t promise a number of requests. To the extent the law of your state allows, neither side owes the other indirect or punitive damages, and our total liability is limited to what you paid us in the last 12 months. Nothing limits liability that can’t be limited by law.</p>

<h2>11. Privacy</h2>
<p>The <a href="{privacy_link}">privacy policy</a> covers your data. You are responsible for students’ data you receive.</p>

<h2>12. Changes, law, disputes</h2>
<p>We publish new terms here and ask you to accept them in your account; requests to which you are already appointed keep the earlier ones. The law of the state in which {company} has its registered office applies, together with federal law. Write to {support_email} first: we try to settle any dispute within 30 days. After that either side may go to small claims court or another court that has jurisdiction; these terms don’t force you into arbitration or make you give up a class action. Complaints about business practices are taken by the Federal Trade Commission and your state’s attorney general.</p>

<h2>13. Contact</h2>
<p>{company}, {company_details}, {company_address}. Phone {support_phone}, email <a href="mailto:{support_email}">{support_email}</a>.</p>
`,
}
