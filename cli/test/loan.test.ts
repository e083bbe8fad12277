import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { linesOf, withFolder, xd, xdJson } from './xd.ts'

interface Line {
  row: number
  ok: boolean
  result?: { amountFinanced: number; loanDate: string; regime: string; regZ: { totalOfPayments: number } }
  error?: string
}

const batch = async (input: string, ...flags: string[]) => {
  const { code, out, err } = await xd(['loan', 'quote', '--batch', '-', ...flags], input)
  return { code, err, out, lines: flags.includes('--format') ? [] : linesOf<Line>(out) }
}

describe('xd loan quote', () => {
  test("prints the spec's output in dollars, with the disclosure and the regime", async () => {
    expect(await xdJson('loan', 'quote', '175', '--date', '2024-04-08')).toMatchObject({
      loanDate: '2024-04-08',
      maturityDate: '2024-08-06',
      amountFinanced: 175,
      financeCharge: 22,
      totalOfPayments: 197,
      annualPercentageRate: 38.24,
      annualPercentageRate_month: 37.71,
      financeChargeBreakdown: {
        totalInterestCharge: 15.75,
        loanWritingFee: 5.25,
        storageFee: 1,
        firearmFee: 0,
        miscFee: 0,
      },
      additonalPerMonth: 5.25,
      scheduleOfCharges: [
        { date: '2024-05-08', amountDue: 197 },
        { date: '2024-06-07', amountDue: 197 },
        { date: '2024-07-07', amountDue: 197 },
        { date: '2024-08-06', amountDue: 202.25 },
        { date: '2024-08-16', amountDue: 207.5, isGracePeriod: true },
      ],
      regZ: { termDays: 120, financeCharge: 27.25, totalOfPayments: 202.25, apr: 47.36 },
      regime: 'ca_2019',
      regimeInEffect: false,
    })
  })

  test('takes every flag, before or after the amount', async () => {
    const quote = await xdJson(
      'loan',
      'quote',
      '--date',
      '2021-03-01',
      '--regime',
      'ca_2019b',
      '--storage-fee',
      '0',
      '3000',
      '--firearm-fee',
      '20',
      '--misc-fee',
      '1.50',
      '--custom-charge',
      '250',
    )
    expect(quote).toMatchObject({
      financeChargeBreakdown: {
        totalInterestCharge: 250,
        loanWritingFee: 90,
        storageFee: 0,
        firearmFee: 20,
        miscFee: 1.5,
      },
      regime: 'ca_2019b',
      regimeInEffect: true,
    })
  })

  test('picks the regime by date with --state', async () => {
    expect(await xdJson('loan', 'quote', '175', '--state', 'CA', '--date', '2025-06-01')).toMatchObject({
      regime: 'ca_2025',
      regimeInEffect: true,
    })
  })

  test.each([
    ['0'],
    ['0.009'],
    ['1.005'],
    ['-5'],
    ['NaN'],
    ['1e3'],
    ['１７５'],
    ['abc'],
    [''],
    ['175', '--date', '2023-02-29'],
    ['175', '--regime', 'tx'],
    ['175', '--state', 'TX'],
    ['175', '--storage-fee', 'x'],
  ])('%s is invalid input, exit 6', async (...args) => {
    const { code, out, err } = await xd(['loan', 'quote', ...args])
    expect({ code, out }).toEqual({ code: 6, out: '' })
    expect(err).toContain('Invalid input')
  })

  test('prints tab-separated values into a pipe, warnings on stderr', async () => {
    const { code, out, err } = await xd(['loan', 'quote', '175', '--date', '2024-04-08'])
    expect(code).toBe(0)
    expect(out.match(/^Finance charge\t.*$/gm), 'one finance charge').toEqual(['Finance charge\t27.25'])
    expect(out.match(/^Total of payments\t.*$/gm)).toEqual(['Total of payments\t202.25'])
    expect(out).toContain('Cost with fees\t22.00\nAmount to redeem\t197.00\n')
    expect(out).toContain('120\t2024-08-06\t202.25\tmaturity\n')
    expect(out).not.toContain('\u001b')
    expect(err).toContain('Military Lending Act')
  })

  test('selects fields with --fields', async () => {
    const { out } = await xd(['loan', 'quote', '175', '--fields', 'financeCharge,regime'])
    expect(JSON.parse(out)).toEqual({ financeCharge: 22, regime: 'ca_2019' })
    expect((await xd(['loan', 'quote', '175', '--fields', 'nope'])).code).toBe(6)
  })
})

describe('xd loan quote --batch', () => {
  test('answers every row in place, good and bad, and exits 5', async () => {
    const { code, lines, err } = await batch(
      'amount,loanDate,regime\n175,2024-04-08,\nabc,,\n20.00,2024-02-30,\n"2,000",2024-04-08,ca_2025\n',
    )
    expect(code).toBe(5)
    expect(lines.map(({ row, ok }) => [row, ok])).toEqual([
      [1, true],
      [2, false],
      [3, false],
      [4, true],
    ])
    expect(lines[0]?.result).toMatchObject({
      amountFinanced: 175,
      loanDate: '2024-04-08',
      regime: 'ca_2019',
      regZ: { totalOfPayments: 202.25 },
    })
    expect(lines[1]?.error).toContain('amount')
    expect(lines[2]?.error).toContain('loanDate')
    expect(lines[3]?.result).toMatchObject({ amountFinanced: 2000, regime: 'ca_2025' })
    expect(err).toContain('2 of 4 rows failed')
  })

  test('requires only amount; accepts headers in any case, order and spelling; and names the columns it ignores', async () => {
    const { code, lines, err } = await batch(
      '\uFEFFTicket;Loan Date;AMOUNT\r\nA1;2024-04-08;175\r\n\r\nA2;;"1,000.50"\r\n',
    )
    expect(code).toBe(0)
    expect(lines.map(({ row, result }) => [row, result?.amountFinanced])).toEqual([
      [1, 175],
      [2, 1000.5],
    ])
    expect(err).toContain('! Columns ignored: Ticket. The columns are amount, loanDate,')
    expect((await batch('{"amount":175,"loanDat":"2024-04-08","row":1,"error":"x"}\n')).err).toContain(
      'Columns ignored: loanDat. ',
    )
    expect((await batch('amount,loan_date\n175,2024-04-08\n')).err).not.toContain('Columns ignored')
  })

  test('gives the same quote as the single command', async () => {
    const { lines } = await batch('amount,loanDate,firearmFee,miscFee\n300,2024-04-08,4,2.5\n')
    expect(lines[0]?.result).toEqual(
      await xdJson('loan', 'quote', '300', '--date', '2024-04-08', '--firearm-fee', '4', '--misc-fee', '2.5'),
    )
  })

  test('reads NDJSON too, with its own bad lines', async () => {
    const { code, lines } = await batch(
      '{"amount":175,"loanDate":"2024-04-08"}\nnot json\n\n{"amount":1.005}\n[1]\n{"amount":"20"}',
    )
    expect(code).toBe(5)
    expect(lines.map(({ row, ok }) => [row, ok])).toEqual([
      [1, true],
      [2, false],
      [3, false],
      [4, false],
      [5, true],
    ])
  })

  test('confines a stray quote to its own row', async () => {
    const { code, lines } = await batch('amount,loanDate\n175,2024-04-08\n1"7,\n20,\n"50,\n60,\n')
    expect(code).toBe(5)
    expect(lines.slice(0, 3).map(({ ok }) => ok)).toEqual([true, false, true])
    expect(lines.at(-1)?.ok).toBe(false)
  })

  test('uses flags for rows with that column empty', async () => {
    const { lines } = await batch('amount,regime\n175,\n175,ca_2025\n', '--regime', 'ca_2019b')
    expect(lines.map(({ result }) => result?.regime)).toEqual(['ca_2019b', 'ca_2025'])
  })

  test('renames a header with --map', async () => {
    const { lines } = await batch('Prestado,x\n175,1\n', '--map', 'amount=Prestado')
    expect(lines[0]?.result?.amountFinanced).toBe(175)
  })

  test('collects failed rows with --errors-out, ready to be fixed and run again', () =>
    withFolder(async (folder) => {
      const file = join(folder, 'failed.ndjson')
      await batch('amount,loanDate\n175,\nabc,2024-04-08\n', '--errors-out', file)
      const failed = readFileSync(file, 'utf8')
      expect(JSON.parse(failed)).toMatchObject({ amount: 'abc', loanDate: '2024-04-08', row: 2 })
      expect((await batch(failed.replace('abc', '20'))).lines[0]?.result?.amountFinanced).toBe(20)
    }))

  test('writes csv and table with --format', async () => {
    const { out } = await batch('amount,loanDate\n175,2024-04-08\nx,\n', '--format', 'csv')
    const [header, first, second] = out.split('\n')
    expect(header?.startsWith('row,ok,loanDate,maturityDate,amountFinanced')).toBe(true)
    expect(first?.startsWith('1,true,2024-04-08,2024-08-06,175,22,197,38.24,37.71,15.75')).toBe(true)
    expect(second?.startsWith('2,false,')).toBe(true)
    expect((await batch('amount\n175\n', '--format', 'table')).out).toContain('financeCharge')
  })

  test('refuses input that lacks the column, is empty, or is missing', async () => {
    expect((await batch('total\n175\n1\n')).code).toBe(6)
    expect((await batch('')).code).toBe(6)
    expect((await xd(['loan', 'quote', '--batch', '/nowhere/loans.csv'])).code).toBe(3)
  })

  test('names the kind of file that has no rows', async () => {
    expect(await batch('[{"amount":175}]')).toMatchObject({
      code: 6,
      err: expect.stringContaining("next: jq -c '.[]' FILE") as string,
    })
    expect((await batch('PK\u0003\u0004')).err).toContain('Excel workbook')
    expect(await xd(['loan', 'quote', '--batch', tmpdir()])).toMatchObject({
      code: 6,
      err: expect.stringContaining('is a folder') as string,
    })
  })

  test('detects the most frequent separator', async () => {
    const { lines } = await batch('amount;"Date, of loan"\n175;2024-04-08\n', '--map', 'loanDate=Date, of loan')
    expect(lines).toMatchObject([{ result: { amountFinanced: 175, loanDate: '2024-04-08' } }])
  })

  test('treats a header alone as an empty list', async () => {
    expect(await batch('amount\n')).toMatchObject({ code: 0, lines: [] })
  })
})

describe('xd loan owe', () => {
  test('shows what redeems the loan on a day', async () => {
    expect(await xdJson('loan', 'owe', '175', '--date', '2024-04-08', '--on', '2024-08-07')).toMatchObject({
      amountDue: 207.5,
      phase: 'grace',
      day: 121,
    })
    expect((await xd(['loan', 'owe', '175', '--date', '2024-04-08', '--on', '2024-04-07'])).code).toBe(6)
  })
})

describe('today', () => {
  const dayIn = (timezone: string) => localDay(Date.now(), timezone)
  const [earliest, latest] = ['Etc/GMT+12', 'Pacific/Kiritimati']
  const signedIn = (folder: string, profile: object) => {
    mkdirSync(join(folder, 'xd', 'profiles'), { recursive: true })
    writeFileSync(join(folder, 'xd', 'profiles', 'default.json'), JSON.stringify(profile))
    return { XDG_CONFIG_HOME: folder }
  }
  const who = { server: 'http://localhost:4000', token: 't', username: 'clerk@goldenpledge.test' }
  const visit = { companyID: 2, companyName: 'Silver', readOnly: true, expires: '2999-01-01T00:00:00.000Z' }

  test.each([
    ['the company’s', { ...who, timezone: earliest }, earliest],
    ['the company’s, however far ahead', { ...who, timezone: latest }, latest],
    ['the visited company’s', { ...who, timezone: earliest, visit: { ...visit, timezone: latest } }, latest],
    [
      'one’s own company’s again after a visit',
      { ...who, timezone: latest, visit: { ...visit, timezone: earliest, expires: '2020-01-01T00:00:00.000Z' } },
      latest,
    ],
  ])('is %s, on any machine', (_, profile, timezone) =>
    withFolder(async (folder) => {
      const env = signedIn(folder, profile)
      const { out, err } = await xd(['loan', 'quote', '175', '--json=loanDate'], '', env)
      expect([JSON.parse(out), err]).toEqual([{ loanDate: dayIn(timezone) }, ''])
      expect((await xd(['loan', 'owe', '175', '--jq', '.date'], '', env)).out.trim()).toBe(dayIn(timezone))
      expect((await xd(['loan', 'quote', '175'], '', env)).err).not.toContain('clock')
      const batched = await xd(['loan', 'quote', '--batch', '-'], 'amount\n175\n', env)
      expect(linesOf<Line>(batched.out)[0]?.result?.loanDate).toBe(dayIn(timezone))
    }),
  )

  test('is this machine’s for a user without a sign-in, and the command says so', () =>
    withFolder(async (folder) => {
      const env = { XDG_CONFIG_HOME: folder }
      expect((await xd(['loan', 'quote', '175'], '', env)).err).toContain('by this computer’s clock (')
      expect((await xd(['loan', 'owe', '175', '--date', '2026-11-01'], '', env)).err).toContain('by this computer’s')
      expect((await xd(['loan', 'quote', '175', '--date', '2026-11-01'], '', env)).err).not.toContain('computer')
      const batched = async (rows: string) => (await xd(['loan', 'quote', '--batch', '-'], rows, env)).err
      expect(await batched('amount,loanDate\n175,2026-11-01\n200,\n')).toContain('by this computer’s clock (')
      expect(await batched('amount,loanDate\n175,2026-11-01\n')).toBe('')
    }))
})
