/**
 * Handles behind the @ of UPI addresses: payment apps with their sponsor banks, then banks' own apps.
 * Source: National Payments Corporation of India, "UPI 3rd party apps" and "UPI live members"
 * (https://www.npci.org.in/what-we-do/upi/3rd-party-apps). Handles are added every few months.
 */
export const UPI_HANDLES: readonly string[] = (
  'okaxis okhdfcbank okicici oksbi okbizaxis ybl ibl axl apl yapl rapl paytm ptaxis pthdfc ptsbi ptyes ' +
  'upi waaxis wahdfcbank waicici wasbi axisb axisbank axisgo axis axiscred icici imobile pockets ' +
  'myicici eazypay hdfcbank hdfcbankjd payzapp rajgovhdfcbank rmhdfcbank shriramhdfcbank mahb sbi kotak ' +
  'kaypay kmbl yesbank yesbankltd yesg yesfam yescred yespop superyes oneyes indus idfcbank idbi fbl ' +
  'rbl pingpay dbs hsbc citi citigold scb scmobile unionbank unionbankofindia uboi utbi pnb centralbank ' +
  'cboi cnrb barodampay boi uco iob indianbank allbank psb vijb obc syndicate dcb dlb kvb ' +
  'karurvysyabank kbl cub csbpay csbcash equitas aubank ujjivan esaf nsdl fino jio airtel ' +
  'airtelpaymentsbank postbank abfspay abcdicici freecharge ikwik jupiteraxis sliceaxis naviaxis ' +
  'niyoicici tapicici zoicici timecosmos tmb goaxb lvb lvbank sib srcb tjsb ezeepay'
).split(' ')
