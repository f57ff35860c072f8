/** Networks outside the public internet: loopback, private, reserved and translated ranges. */
export const SPECIAL_IPV4 = `
  0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4
`;
/** Those within `PUBLIC_IPV6`. */
export const SPECIAL_IPV6 = `
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`;
/** The assigned public range; loopback, private and IPv4-mapped addresses are outside. */
export const PUBLIC_IPV6 = '2000::/3';
