/** Invented values for the page that shows every component. */
export const entitySamples = {
  heading: 'Entities',
  textHeading: 'Entities in text',
  chips: [
    { node: 'profile:telegram:42', label: 'lantern_desk' },
    { node: 'channel:telegram:-1001', label: 'Dusk Market' },
    { node: 'server:discord:7', label: 'Copperline' },
    { node: 'group:brasskettle', label: 'Brasskettle' },
    { node: 'victim:harrowpike', label: 'Harrowpike Freight' },
    { node: 'page:amber', label: 'Amber Stall' },
    { node: 'indicator:bitcoin_address:bc1q2e4km70s9u30qxqfrhkqq3nxpjpxmengvjracp', count: 4 },
    { node: 'indicator:email:desk@lantern.example' },
    { node: 'indicator:onion:http://vnh76ugzrlkidy5aj7qxendpyxv7fxw2qh6eid424yw4thzoq2yk2tad.onion/tickets' },
    { node: 'indicator:domain:harrowpike.example' },
    { node: 'indicator:sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' },
    { node: 'indicator:telegram:https://t.me/lantern_desk' },
    { node: 'indicator:cve:CVE-2026-1234' },
  ] as { node: string; label?: string; count?: number }[],
  texts: [
    {
      text: 'Escrow only: bc1q2e4km70s9u30qxqfrhkqq3nxpjpxmengvjracp, mail desk[at]lantern[.]example or @lantern_desk. CVE-2026-1234 still works.',
      indicators: [
        { kind: 'bitcoin_address', value: 'bc1q2e4km70s9u30qxqfrhkqq3nxpjpxmengvjracp' },
        { kind: 'email', value: 'desk@lantern.example' },
        { kind: 'telegram', value: 'https://t.me/lantern_desk' },
        { kind: 'cve', value: 'CVE-2026-1234' },
      ],
    },
    { text: 'بازار جدید https://onyx-garnet.example/996234 را ببینید' },
    { text: '連絡先はhttps://t.me/xmpl_garnet_240です。 频道https://t.me/xmpl_amber/804842。谢谢' },
    { text: 'caiman https://paypaI.example/\u202egpj.exe and \u202eunclosed' },
    {
      text: '<script>window.ran = 1</script><img src="https://evil.example/a.png" onerror="window.ran = 2">',
    },
    { text: 'write to basil67 AT maple DOT example, wickr: night_owl_7, skype: falcon.trade9' },
  ] as { text: string; highlight?: string; indicators?: { kind: string; value: string }[] }[],
};
