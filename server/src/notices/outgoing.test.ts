import { afterEach, describe, expect, test } from "vitest";
import { type Receiver, receiver } from "../testing/receiver.ts";
import { postTo, type Resolve } from "./outgoing.ts";
import { isPublicAddress } from "./public-address.ts";

const PRIVATE = [
  "0.0.0.0",
  "0.1.2.3",
  "10.1.2.3",
  "100.64.0.1",
  "100.127.255.255",
  "127.0.0.1",
  "127.9.9.9",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.8",
  "192.0.2.1",
  "192.168.1.1",
  "198.18.0.1",
  "198.19.255.255",
  "198.51.100.1",
  "203.0.113.9",
  "224.0.0.1",
  "239.255.255.255",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "::127.0.0.1",
  "64:ff9b::a00:1",
  "64:ff9b:1::1",
  "100::1",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "3fff::1",
  "5f00::1",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "fec0::1",
  "ff02::1",
];

let open: Receiver[] = [];
afterEach(async () => {
  await Promise.all(open.map((each) => each.close()));
  open = [];
});

async function receiving(...given: Parameters<typeof receiver>): Promise<Receiver> {
  const made = await receiver(...given);
  open.push(made);
  return made;
}

const message = (url: string) => ({ url, headers: { "content-type": "text/plain" }, body: "hello" });

test.each(PRIVATE)("%s is no public address", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  "1.1.1.1",
  "9.255.255.255",
  "100.63.255.255",
  "172.15.0.1",
  "172.32.0.1",
  "223.255.255.255",
  "2600::1",
])("%s is a public address", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each(["", "localhost", "1.2.3", "1.1.1.1.", "host"])("%j is no address at all", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

describe("what strangers have us send", () => {
  test.each([
    ...PRIVATE.map((address) => `https://${address.includes(":") ? `[${address}]` : address}/`),
    // All of them are 127.0.0.1 or 10.0.0.1 in another dress.
    "https://2130706433/",
    "https://0x7f.1/",
    "https://0177.0.0.1/",
    "https://127.1/",
    "https://127.0.0.1./",
    "https://①②⑦.⓪.⓪.①/",
    "https://[::ffff:7f00:1]/",
    "https://localhost/",
    "http://1.1.1.1/",
    "https://name:password@1.1.1.1/",
    "ftp://1.1.1.1/",
    "file:///etc/passwd",
    "nonsense",
  ])("does not go to %s", async (url) => {
    expect(await postTo(message(url))).toBe("refused");
  });

  test("does not go to an address that is longer than any real one", async () => {
    expect(await postTo(message(`https://1.1.1.1/${"a".repeat(3_000)}`))).toBe("refused");
  });

  test("does not go to a name that stands for a private address, nor if only one of its addresses is private", async () => {
    const resolve: Resolve = async () => [
      { address: "1.1.1.1", family: 4 },
      { address: "10.0.0.1", family: 4 },
    ];
    expect(await postTo(message("https://innocent.example/"), { resolve })).toBe("refused");
  });

  test("goes to the address that was looked at: a second answer of the name server leads nowhere", async () => {
    const home = await receiving();
    let asked = 0;
    const resolve: Resolve = async () => {
      asked++;
      return [{ address: asked === 1 ? "127.0.0.1" : "10.0.0.1", family: 4 }];
    };
    const url = home.url.replace("127.0.0.1", "rebinding.example");
    expect(await postTo(message(url), { anywhere: true, resolve })).toBe("sent");
    expect(asked).toBe(1);
    expect(home.received[0]?.headers.host).toMatch(/^rebinding\.example:/);
  });

  test("follows no redirect", async () => {
    const secret = await receiving();
    const door = await receiving((response) => response.writeHead(307, { location: secret.url }).end());
    expect(await postTo(message(door.url), { anywhere: true })).toBe("refused");
    expect(secret.received).toHaveLength(0);
  });

  test.each([
    [200, "sent"],
    [201, "sent"],
    [404, "gone"],
    [410, "gone"],
    [400, "refused"],
    [403, "refused"],
    [408, "later"],
    [429, "later"],
    [500, "later"],
    [503, "later"],
  ] as const)("takes the answer %i for %s", async (status, delivery) => {
    const home = await receiving((response) => response.writeHead(status).end());
    expect(await postTo(message(home.url), { anywhere: true })).toBe(delivery);
    expect(home.received[0]?.body.toString()).toBe("hello");
  });

  test("does not wait for somebody who never answers, nor read what never ends", async () => {
    const silent = await receiving(() => {});
    expect(await postTo(message(silent.url), { anywhere: true, patience: 50 })).toBe("later");
    const endless = await receiving((response) => {
      response.writeHead(200);
      const pour = () => response.write(Buffer.alloc(1 << 16), pour);
      pour();
    });
    expect(await postTo(message(endless.url), { anywhere: true })).toBe("sent");
  });

  test("may be tried again when nobody is there, or the name is not known now", async () => {
    const gone = await receiver();
    await gone.close();
    expect(await postTo(message(gone.url), { anywhere: true })).toBe("later");
    const resolve: Resolve = () => Promise.reject(new Error("the name server is down"));
    expect(await postTo(message("https://somewhere.example/"), { resolve })).toBe("later");
  });
});
