// The batch bench's limit: reads the CSV and writes JSON lines of the same size with the libraries alone.
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse'

const sample = (amount, loanDate) => ({
  loanDate,
  maturityDate: loanDate,
  amountFinanced: amount,
  financeCharge: 99.91,
  totalOfPayments: 890.8,
  annualPercentageRate: 38.42,
  annualPercentageRate_month: 37.9,
  financeChargeBreakdown: {
    totalInterestCharge: 71.18,
    loanWritingFee: 23.73,
    storageFee: 1,
    firearmFee: 4,
    miscFee: 0,
  },
  additonalPerMonth: 23.73,
  scheduleOfCharges: [
    { date: loanDate, amountDue: 890.8 },
    { date: loanDate, amountDue: 890.8 },
    { date: loanDate, amountDue: 890.8 },
    { date: loanDate, amountDue: 914.53 },
    { date: loanDate, amountDue: 938.26, isGracePeriod: true },
  ],
  regZ: { termDays: 120, financeCharge: 123.64, totalOfPayments: 914.53, apr: 47.55 },
  regime: 'ca_2019',
  regimeInEffect: false,
  warnings: [
    {
      code: 'mla',
      message:
        'Over 36% a year: the Military Lending Act prohibits this loan for active-duty service members, their spouses and dependents.',
    },
    {
      code: 'regime_not_in_effect',
      message: 'California, fees of 2016 to 2019: in effect 2016-01-01 to 2019-12-31, not on the day of this loan.',
    },
  ],
})

const parser = parse({ columns: false })
let row = 0
let pending = ''
for await (const chunk of createReadStream(process.argv[2])) {
  parser.write(chunk)
  for (let record = parser.read(); record !== null; record = parser.read()) {
    if (row > 0) pending += `${JSON.stringify({ row, ok: true, result: sample(record[0], record[1]) })}\n`
    row += 1
  }
  if (!process.stdout.write(pending)) await once(process.stdout, 'drain')
  pending = ''
}
parser.end()
