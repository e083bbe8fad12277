// The fields an export's column may hold, and the systems' names for them, without case, spaces, punctuation or the
// table's prefix (cus_, pwn_, tkt_).
export const IMPORT_FIELDS = {
  customerNumber: {
    // Recognized so that it isn't taken for something else. Customers are told apart by their phones.
    label: 'Customer number (not imported)',
    headers:
      'cust custno custid customer customerid cusnum cusno custnum custnumber customernumber customerno accountnumber',
  },
  firstName: {
    label: 'First name',
    headers: 'first fname firstname givenname nombre customerfirstname custfirstname clientfirstname',
  },
  lastName: {
    label: 'Last name',
    headers: 'last lname lastname surname apellido familyname customerlastname custlastname clientlastname',
  },
  name: { label: 'Name (Last, First)', headers: 'name fullname customername custname clientname' },
  phone: {
    label: 'Phone',
    headers:
      'cell cellphone cellular cellno mobile mobilephone mobileno textphone phone phone1 phone2 phone3 phoneno phonenumber telephone tel homephone home hphone workphone wphone cphone telefono celular customerphone primaryphone phonemobile mobilephonenumber mobilenumber cellphonenumber cellphoneno cellnumber homephonenumber telephonenumber telefonocelular',
  },
  email: { label: 'Email', headers: 'email emailaddress mail correo customeremail correoelectronico' },
  language: { label: 'Language', headers: 'language lang idioma preferredlanguage' },
  driversLicense: {
    label: 'Driver’s license',
    headers:
      'dl dlno dlnum dlnumber driverslicense driverlicense driverslic driverlic driverslicenseno license licenseno idnumber idno idnum',
  },
  street: {
    label: 'Street',
    headers:
      'address address1 street streetaddress mailingaddress postaladdress homeaddress addr addr1 direccion custaddress customeraddress',
  },
  street2: { label: 'Apartment or suite', headers: 'address2 addr2 apt apartment unit suite' },
  city: { label: 'City', headers: 'city town ciudad custcity customercity' },
  state: { label: 'State', headers: 'state st province estado custstate customerstate' },
  zip: { label: 'ZIP code', headers: 'zip zipcode postal postalcode postcode custzip customerzip' },
  ticketNumber: {
    label: 'Ticket number',
    headers:
      'ticket tkt tktnum tktno ticketno ticketnum ticketnumber loan loanno loannum loannumber loanid pawnticket pawnno pawnticketnumber',
  },
  loanDate: {
    label: 'Loan date',
    headers:
      'loandate pawndate dateofloan datein indate opened opendate issued issuedate datetime transdate dateopened',
  },
  dueDate: {
    label: 'Due date',
    headers:
      'duedate due maturity maturitydate maturedate expdate expiration expirationdate expires expirydate datedue',
  },
  graceDate: {
    label: 'End of grace',
    headers: 'gracedate grace graceend graceends lastday forfeitdate pulldate dropdate',
  },
  principal: {
    label: 'Principal',
    headers:
      'principal amount amt loanamt loanamount principalamount prinamt pawnamount currentprincipal loanprincipal amountfinanced',
  },
  amountDue: {
    label: 'Amount due',
    headers:
      'amountdue amtdue totaldue payoff payoffamount balance redeemamount redemption totalamountdue pickupamount redemptionamount payoffamt',
  },
  interestDue: {
    label: 'Interest due',
    headers: 'interest interestdue intdue interestamt charges chargesdue interestamount financecharge',
  },
  status: { label: 'Status', headers: 'status disposition disp stat ticketstatus loanstatus' },
  itemDescription: { label: 'Description', headers: 'description desc item items itemdescription itemdesc' },
  smsOptOut: {
    label: 'Do not text',
    headers:
      'dnc donottext notext nosms optout smsoptout donotcontact donotcall optedout smsoptedout textoptout unsubscribed unsubscribe notexts nocontact dontcontact',
  },
  blocked: { label: 'Blocked', headers: 'blocked isblocked bloqueado' },
  marketingConsent: {
    label: 'Agreed to marketing',
    headers:
      'marketing marketingconsent optin smsoptin marketingoptin marketingok promotions optedin acceptsmarketing acceptssmsmarketing',
  },
  renewedFrom: {
    label: 'Renewed from',
    headers: 'renewedfrom renewfrom previousticket prevticket oldticket rewrittenfrom',
  },
  renewedTo: { label: 'Renewed to', headers: 'renewedto renewto newticket nextticket rewrittento' },
} as const

export type ImportField = keyof typeof IMPORT_FIELDS
export const IMPORT_FIELD_NAMES = Object.keys(IMPORT_FIELDS) as readonly ImportField[]

export const DATE_FIELDS = ['loanDate', 'dueDate', 'graceDate'] as const satisfies readonly ImportField[]

/** A person's phones in the order they are tried: texts reach cell phones. */
export const CELL_HEADERS: ReadonlySet<string> = new Set(
  'cell cellphone cellular cellno mobile mobilephone mobileno textphone cphone celular phonemobile mobilephonenumber mobilenumber cellphonenumber cellphoneno cellnumber telefonocelular'.split(
    ' ',
  ),
)
