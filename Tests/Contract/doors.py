"""One configuration by three doors, and broken ones by one: python3 doors.py BASE-URL [COUNT [SEED]].

Random configurations are drawn from the JSON Schema that the server publishes. Whatever a POST answers, the query and
the encoded path of the same configuration must answer too: the same status, and for a picture the same bytes and ETag. Members that the query has no name for are left out of it
and listed at the end.
Broken ones must be refused with a pointer to something that they contain.
"""

import base64
import json
import random
import sys
import urllib.error
import urllib.parse
import urllib.request
import zlib

SMALL = {"screen": {"width": 120, "height": 160}}
# Members of the whole document that choose one another's meaning are left to their own tests.
PARTS = ("screen", "sheet", "presenter")


def ask(url, body=None):
    """The status, the ETag and the body of the answer, whatever the status."""
    request = urllib.request.Request(url, body, {"Content-Type": "application/json"} if body else {})
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, answer.headers["ETag"], answer.read()
    except urllib.error.HTTPError as error:
        return error.code, None, error.read()


def leaves(schema, root, path=()):
    """Every scalar member below `schema`: its path and its own schema."""
    while "$ref" in schema:
        schema = resolve(root, schema["$ref"].removeprefix("#"))
    for name, member in schema.get("properties", {}).items():
        yield from leaves(member, root, path + (name,))
    if "enum" in schema or schema.get("type") in ("number", "integer", "boolean"):
        yield path, schema


def resolve(document, pointer):
    for step in pointer.split("/")[1:]:
        step = step.replace("~1", "/").replace("~0", "~")
        document = document[int(step)] if isinstance(document, list) else document[step]
    return document


def exists(document, pointer):
    try:
        resolve(document, pointer)
    except (KeyError, IndexError, ValueError, TypeError):
        return False
    return True


def some_value(schema, chance):
    if "enum" in schema:
        return chance.choice([value for value in schema["enum"] if value is not None])
    if schema["type"] == "boolean":
        return chance.random() < 0.5
    low = schema.get("minimum", -50)
    high = min(schema.get("maximum", low + 50), low + 50)
    return chance.randint(int(low), int(high)) if schema["type"] == "integer" else round(chance.uniform(low, high), 2)


def with_member(document, path, value):
    copy = json.loads(json.dumps(document))
    place = copy
    for name in path[:-1]:
        place = place.setdefault(name, {})
    place[path[-1]] = value
    return copy


def query(document, path=()):
    for name, value in document.items():
        if isinstance(value, dict):
            yield from query(value, path + (name,))
        else:
            yield ".".join(path + (name,)), json.dumps(value) if not isinstance(value, str) else value


def doors(base, document):
    text = json.dumps(document).encode()
    encoded = base64.urlsafe_b64encode(zlib.compress(text)).rstrip(b"=").decode()
    return (
        ask(f"{base}/v1/frame.png", text),
        ask(f"{base}/v1/frame.png?{urllib.parse.urlencode(list(query(document)))}"),
        ask(f"{base}/v1/frame/{encoded}.png"),
    )


def has_query_name(base, path, value):
    name = ".".join(path)
    status, _, body = ask(f"{base}/v1/frame.png?" + urllib.parse.urlencode(list(query(with_member({}, path, value)))))
    faults = json.loads(body)["errors"] if status == 422 else []
    return not any(fault["code"] == "unknown-member" and fault.get("parameter") == name for fault in faults)


def main(base, count=1000, seed=7):
    chance = random.Random(seed)
    root = json.loads(ask(f"{base}/v1/schema.json")[2])
    members = [leaf for leaf in leaves(root, root) if leaf[0][:1] and leaf[0][0] in PARTS and len(leaf[0]) > 1]
    unnamed = {path for path, schema in members if not has_query_name(base, path, some_value(schema, chance))}
    members = [leaf for leaf in members if leaf[0] not in unnamed]
    drawn = refused = 0
    while drawn < count:
        assert drawn + refused < 10 * count, f"only {drawn} of {drawn + refused} configurations can be drawn"
        document = SMALL
        for path, schema in chance.sample(members, chance.randint(1, 4)):
            document = with_member(document, path, some_value(schema, chance))
        posted, *others = doors(base, document)
        assert posted[0] in (200, 413, 422), (posted, document)
        for other in others:
            assert other[0] == posted[0] and (posted[0] != 200 or other == posted), (other[:2], posted[:2], document)
        drawn += posted[0] == 200
        refused += posted[0] != 200
    for _ in range(count):
        path, schema = chance.choice(members)
        wrong = chance.choice([{"no": "such"}, [[]], "no such value", 1e12])
        if chance.random() < 0.3:
            path = path[:-1] + (path[-1] + "x",)
        document = with_member(SMALL, path, wrong)
        status, _, body = ask(f"{base}/v1/frame.png", json.dumps(document).encode())
        assert 400 <= status < 500, (status, document)
        pointers = [fault["pointer"] for fault in json.loads(body)["errors"]]
        assert any(exists(document, pointer) for pointer in pointers), (pointers, document)
    print("without a name in the query:", *sorted(".".join(path) for path in unnamed))
    print(f"{drawn} drawn alike by three doors, {refused} refused alike, {count} broken ones refused with a pointer")


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"), *map(int, sys.argv[2:]))
